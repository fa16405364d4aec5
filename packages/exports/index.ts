export { buildCollection } from './collections/collection';
export { toPostmanCollection } from './collections/postman';
export { buildMarkdownVersions } from './markdown/markdownVersions';
