import { join } from 'node:path';

/** Path of the client module that opens the reader. */
export const readerModule = join(import.meta.dirname, 'client/openReader');
