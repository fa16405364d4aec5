/** The frame that every page has: with the first code of all, it needs no requests of its own, and compresses better. */
export { default as frame } from '@theme/Layout';
