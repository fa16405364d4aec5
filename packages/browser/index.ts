export { events } from './events';
export { toPhrase } from './isPhrase';
export { aimedLink, isPageAhead } from './pageAhead';
export { keepChoice, readChoice } from './script/store';
