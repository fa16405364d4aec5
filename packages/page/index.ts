export * from './build';
export type * from './blocks';
export type * from './controls';
export type * from './entries';
export { toContent, toMarkdown } from './markdown/toMarkdown';
export { deprecatedLabel, sampleId } from './shared';
export { joinSentences } from './search/joinSentences';
export type { PassageRole, SearchablePage, SearchablePassage } from './search/searchablePage';
export { toPassages } from './search/toPassages';
