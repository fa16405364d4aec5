export { problemAt, toDisplayPath, toProblem, toSyntaxProblem } from './read/contractProblems';
export { ifMissing } from './read/ifMissing';
export { loadContract } from './read/load';
export type { Contract } from './read/load';
export { toExactSchema } from './read/exactSchema';
export { readExact } from './read/readExact';
export { assertYaml, readYaml } from './read/readYaml';
