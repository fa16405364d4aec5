export { useLanguage } from './client/useLanguage.ts';
export { referencePlugin } from './referencePlugin.ts';
