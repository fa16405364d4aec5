// Checks how packages stand on one another (npm run lint); with --draw, draws them (npm run draw). Floors: structure/floors.ts
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { banBreaches } from './structure/bans';
import { boundaryBreaches } from './structure/boundaries';
import { circleBreaches } from './structure/circles';
import { dependencyBreaches } from './structure/dependencies';
import { domainBreaches } from './structure/domainNouns';
import { withFigure } from './structure/figure';
import { folderBreaches } from './structure/folders';
import { pending } from './structure/pending';
import { readImports } from './structure/readImports';
import { readRepository } from './structure/readRepository';
import type { Breach } from './structure/types';

const figureFile = 'ARCHITECTURE.md';

const repository = await readRepository();
const imports = readImports(repository);
const given = await readFile(figureFile, 'utf8');
const drawn = withFigure(given, repository, imports);
if (process.argv.includes('--draw')) await writeFile(figureFile, drawn);

const found: readonly Breach[] = [
  ...boundaryBreaches(imports),
  ...circleBreaches(imports),
  ...dependencyBreaches(repository, imports),
  ...banBreaches(imports),
  ...folderBreaches(repository.sources),
  ...domainBreaches(repository.sources),
  ...(given === drawn || process.argv.includes('--draw') ? [] : [outdatedFigure()]),
];
const breaches = found.filter(({ file }) => !pending.includes(file));
for (const { file, line, message, remedy } of breaches) {
  console.error(`${file}:${String(line)}\n  ${message}\n  → ${remedy}`);
}
if (breaches.length > 0) {
  console.error(`\n${String(breaches.length)} to correct.`);
  process.exitCode = 1;
}

function outdatedFigure(): Breach {
  const line = given.split('\n').findIndex((text, index) => text !== drawn.split('\n')[index]) + 1;
  return {
    file: figureFile,
    line,
    message: 'The figure differs from the imports of the code.',
    remedy: 'Run `npm run draw`.',
  };
}
