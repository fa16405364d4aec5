export { buildCollection } from './collections/collection.ts';
export { toPostmanCollection } from './collections/postman.ts';
export { toCollectionHttpFile } from './collections/httpFile.ts';
export { buildMarkdownVersions } from './markdown/markdownVersions.ts';
