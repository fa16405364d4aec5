export { markCode } from './code/markCode';
export { readGlossary } from './glossary/readGlossary';
export { resolveTerm, termDirective } from './glossary/resolveTerm';
export type { Glossary } from './glossary/types';
export { inlineImages } from './images/inlineImages';
export { accessibleTables } from './tables/accessibleTables';
