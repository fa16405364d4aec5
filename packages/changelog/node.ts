export { feedFormats, feedPath, toFeed } from './feed';
export { entriesFile, loadChanges, loadEntriesText, loadReleases } from './load';
