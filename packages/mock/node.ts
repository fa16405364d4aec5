export { readContract, writeBundle } from './bundle';
export { forward, singleConnection, startLocalServer } from './localServer';
export type { LocalServer, RawResponse, ReceivedRequest } from './localServer';
export { startMockServer } from './mockServer';
export type { MockServer } from './mockServer';
