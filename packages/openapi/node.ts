export { problemAt, toDisplayPath, toProblem, toSyntaxProblem } from './read/contractProblems';
export { ifMissing } from './read/ifMissing';
export { loadContract } from './read/load';
export type { Contract } from './read/load';
export { toExactSchema } from './read/exact/exactSchema';
export { readExact } from './read/exact/readExact';
export { assertYaml, readYaml } from './read/readYaml';
