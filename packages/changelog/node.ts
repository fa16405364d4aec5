export { feedFormats, feedPath, toFeed } from './feed.ts';
export { entriesFile, loadChanges, loadEntriesText, loadReleases, readLastDay } from './load.ts';
