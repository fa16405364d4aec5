export { default as theme } from './plugin.ts';
export { themeOptions } from './options.ts';
