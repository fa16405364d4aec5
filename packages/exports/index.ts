export { buildCollection } from './collections/collection';
export { toPostmanCollection } from './collections/postman';
export { buildTwins } from './markdown/twins';
