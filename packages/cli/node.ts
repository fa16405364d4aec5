export { checkContracts } from './check/checkContracts.ts';
export { checkGuides, listGuides } from './check/checkGuides.ts';
export { readGuide, uuid } from './check/guides/readGuide.ts';
export type { Fence } from './check/guides/types.ts';
export { assertPortIsFree, readPort } from './commands/port.ts';
export { serveSite } from './commands/serveSite.ts';
export { printError, printProblems } from './report.ts';
export { readSite } from './site.ts';
export type { Site } from './site.ts';
