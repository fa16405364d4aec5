// npm run bench:build: CPU time of a cold and of a warm build of this site, in seconds, and their ratio.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

const runs = Number(process.argv[2] ?? 3);
const caches = ['.docusaurus', 'build', 'node_modules/.cache'];

/** Node.js does not tell the CPU time of its children; bash does. */
function measureBuild() {
  const { status, stderr } = spawnSync('bash', ['-c', 'TIMEFORMAT="%R %U %S"; time docusaurus build >/dev/null 2>&1'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
  });
  if (status !== 0) throw new Error('The build failed: run npm run build to see why.');
  const [wall = 0, user = 0, system = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { wall, cpu: user + system };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

const cold = [];
const warm = [];
for (let index = 0; index < runs; index += 1) {
  for (const folder of caches) rmSync(folder, { recursive: true, force: true });
  cold.push(measureBuild());
  warm.push(measureBuild());
}
for (const [name, values] of [
  ['cold', cold],
  ['warm', warm],
]) {
  const cpu = median(values.map((value) => value.cpu));
  const wall = median(values.map((value) => value.wall));
  console.log(`${name}: ${cpu.toFixed(1)} s of CPU time, ${wall.toFixed(1)} s in all (median of ${values.length})`);
}
const ratio = median(warm.map(({ cpu }) => cpu)) / median(cold.map(({ cpu }) => cpu));
console.log(`warm / cold: ${ratio.toFixed(2)}`);
