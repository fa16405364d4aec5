export { collectGuides, listSources, resolveFile } from './collectGuides';
export type { CollectedGuide, GuideKind, GuideSource } from './collectGuides';
export { toDirectiveProblem } from './directiveProblem';
export { termDirectives } from './glossary/termDirectives';
export { default as glossary } from './glossary';
export { markCode } from './code/markCode';
export { sourceNotes } from './sources/sourceNotes';
export { unlistedGuides } from './unlistedGuides';
export { checkMarkdown } from './problems/checkMarkdown';
