/** The frame that every page has. With the first code of all it starts one round trip earlier than as a part of each page. */
export { default as frame } from '@theme/Layout';
