export { default as BlockList } from './react/BlockView';
export { default as BreakableText } from './react/parts/BreakableText';
export { default as Filter } from './react/controls/Filter';
export { default as MethodLabel } from './react/parts/MethodLabel';
