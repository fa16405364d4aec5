export { default as BlockList } from './react/BlockView.tsx';
export { default as BreakableText } from './react/parts/BreakableText.tsx';
export { default as Filter } from './react/controls/Filter.tsx';
export { default as MethodLabel } from './react/parts/MethodLabel.tsx';
export { default as PageLink } from './react/parts/PageLink.tsx';
export { BasePathProvider, useSitePath } from './react/parts/sitePath.ts';
