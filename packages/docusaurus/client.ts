export { useLanguage } from './client/useLanguage.ts';
