export { announce } from './script/announce.ts';
export { events } from './shared/events.ts';
export { toInlineHtml } from './shared/inlineHtml.ts';
export { intendedLink, isPrefetchable } from './shared/isPrefetchable.ts';
export { storeChoice, readChoice } from './shared/choice.ts';
export { highlightWords, keepHighlightWords } from './shared/highlightWords.ts';
export { toCall } from './shared/toCall.ts';
export type { CallServer, CallServers, MarkedCode } from './shared/toCall.ts';
export { sectionOf } from './shared/sectionOf.ts';
