// npm run bench:growth: what a build costs and a visitor downloads as the contract grows.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runBench } from './growth/bench.ts';

const { values } = parseArgs({ options: { operations: { type: 'string', default: '180,1000,5000' } } });
const sizes = values.operations.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error(`--operations must be numbers of operations, such as 180,1000, not "${values.operations}".`);
  process.exit(1);
}
runBench(sizes);
