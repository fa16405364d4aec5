export { loadContract } from './read/load';
export type { Contract } from './read/load';
export { assertYaml, readYaml } from './read/readYaml';
export { toDisplayPath, toSyntaxProblem } from './read/syntaxProblem';
