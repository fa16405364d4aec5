import { createCodeFinder } from '../codeFinder.ts';

/** Finds the code that a query consists of. */
export const findCode = createCodeFinder('code|error|exception|response|status', 'reason|state|type|value');
