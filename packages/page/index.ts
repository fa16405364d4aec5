export * from './build.ts';
export type * from './blocks.ts';
export type * from './controls.ts';
export type * from './entries.ts';
export { toContent, toMarkdown } from './markdown/toMarkdown.ts';
export { deprecatedLabel, sampleGroup, sampleId } from './shared.ts';
export { joinSentences } from './search/joinSentences.ts';
export type { PassageRole, SearchablePage, SearchablePassage } from './search/searchablePage.ts';
export { toPassages } from './search/toPassages.ts';
