export { markCode } from './code/markCode';
export { readGlossary } from './glossary/readGlossary';
export { resolveTerm, termDirective } from './glossary/resolveTerm';
export type { Glossary } from './glossary/types';
export type { Guide, GuidePage } from './guidePage';
export { inlineImages } from './images/inlineImages';
export { readSearchPhrases } from './searchPhrases';
export { accessibleTables } from './tables/accessibleTables';
