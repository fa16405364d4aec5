export { staticPages } from './staticPages.ts';
export { default as staticPagesPlugin } from './plugin.ts';
