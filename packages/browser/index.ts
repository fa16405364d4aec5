export { events } from './shared/events';
export { toInlineHtml } from './shared/inlineHtml';
export { intendedLink, isPrefetchable } from './shared/isPrefetchable';
export { storeChoice, readChoice } from './shared/choice';
export { highlightWords, keepHighlightWords } from './shared/highlightWords';
export { toCall } from './shared/toCall';
export type { CallServer, CallServers, MarkedCode } from './shared/toCall';
export { sectionOf } from './shared/sectionOf';
