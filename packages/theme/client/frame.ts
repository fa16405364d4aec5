/** The layout of every page. In the main bundle, it loads one round trip earlier than as a part of each page. */
export { default as frame } from '@theme/Layout';
