export { buildCollection } from './collections/collection.ts';
export { toPostmanCollection } from './collections/postman.ts';
export { buildMarkdownVersions } from './markdown/markdownVersions.ts';
