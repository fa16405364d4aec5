export type { ErrorsFile, ReaderPlace } from './types.ts';
