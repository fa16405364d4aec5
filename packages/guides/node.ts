export { collectGuides, listSources, resolveFile } from './collectGuides.ts';
export type { CollectedGuide, GuideKind, GuideSource } from './collectGuides.ts';
export { toDirectiveProblem } from './directiveProblem.ts';
export { termDirectives } from './glossary/termDirectives.ts';
export { default as glossary } from './glossary/index.ts';
export { markCode } from './code/markCode.ts';
export { sourceNotes } from './sources/sourceNotes.ts';
export { unlistedGuides } from './unlistedGuides.ts';
export { checkMarkdown } from './problems/checkMarkdown.ts';
