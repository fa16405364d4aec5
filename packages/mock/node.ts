export { readContract, writeBundle } from './bundle';
export { singleConnection, startMockServer } from './mockServer';
export type { MockServer } from './mockServer';
