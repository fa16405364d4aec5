export { default as theme } from './plugin.ts';
