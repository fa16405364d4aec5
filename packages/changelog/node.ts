export { feedFormats, feedPath, toFeed } from './feed.ts';
export { entriesFile, loadChanges, loadEntriesText, loadReleases } from './load.ts';
