export { readContract, writeBundle } from './bundle.ts';
export { forward, singleConnection, startLocalServer } from './localServer.ts';
export type { LocalServer, RawResponse, ReceivedRequest } from './localServer.ts';
export { startMockServer } from './mockServer.ts';
export type { MockServer } from './mockServer.ts';
