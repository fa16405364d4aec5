export { default as BlockList } from './react/BlockView';
export { default as BreakableText } from './react/BreakableText';
export { default as Filter } from './react/Filter';
export { default as MethodLabel } from './react/MethodLabel';
export { PhraseView, default as RichTextView } from './react/RichTextView';
export { sampleId } from './react/Samples';
