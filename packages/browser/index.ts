export { events } from './shared/events';
export { toPhrase } from './shared/isPhrase';
export { aimedLink, isPageAhead } from './shared/pageAhead';
export { keepChoice, readChoice } from './shared/choice';
