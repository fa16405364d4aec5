export { feedForms, feedPath, toFeed } from './feed';
export { entriesFile, loadChanges, loadEntriesText, loadReleases } from './load';
