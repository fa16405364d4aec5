export { problemAt, toDisplayPath, toProblem, toSyntaxProblem } from './read/contractProblems.ts';
export { ifMissing } from './read/ifMissing.ts';
export { loadContract } from './read/load.ts';
export type { Contract } from './read/load.ts';
export { toExactSchema } from './read/exact/exactSchema.ts';
export { readExact } from './read/exact/readExact.ts';
export { assertYaml, readYaml } from './read/readYaml.ts';
