export { readContract, writeBundle } from './bundle';
export { forward, startLocalServer } from './localServer';
export type { LocalServer, RawResponse, ReceivedRequest } from './localServer';
export { singleConnection, startMockServer } from './mockServer';
export type { MockServer } from './mockServer';
