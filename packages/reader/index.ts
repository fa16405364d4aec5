export { explain } from './read/explain.ts';
export type { Part } from './read/explain.ts';
export { parseMessage } from './read/parseMessage.ts';
export type { Message } from './read/parseMessage.ts';
export { listResponses, recognize } from './read/recognize.ts';
export type { ErrorsFile, KnownError, ReaderPlace } from './types.ts';
