// Checks the structure of files and packages: npm run check -- structure. With --draw, draws the packages: npm run draw.
// The rules for imports are in .dependency-cruiser.mjs.
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { cruise, type IViolation } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { domainWords, readWords } from './structure/domainWords.ts';
import { wrongBuildReferences } from './structure/buildReferences.ts';
import { toArrows, withFigure } from './structure/figure.ts';
import { crowdedFolders, looseFiles } from './structure/folders.ts';
import { readBuildReferences, readManifests, readSources } from './structure/read.ts';
import { unknownEntries } from './structure/unknownEntries.ts';
import { unusedDependencies } from './structure/unusedDependencies.ts';

const figureFile = 'ARCHITECTURE.md';
const isDrawing = process.argv.includes('--draw');

const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs');
const folders = ['packages', 'site', 'example', 'checks', 'e2e', 'bench', 'scripts'];
const { output } = await cruise(
  [...folders, '*.config.*'],
  options,
  {},
  { tsConfig: extractTSConfig('tsconfig.json') },
);
if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result.');

const manifests = await readManifests();
const sources = await readSources([...folders.map((folder) => `${folder}/**/*`), '*']);
const given = await readFile(figureFile, 'utf8');
const arrows = toArrows(output.modules);
const drawn = withFigure(given, arrows, manifests);
if (isDrawing) await writeFile(figureFile, drawn);

const faults: readonly string[] = [
  ...(given === drawn || isDrawing
    ? []
    : [`${figureFile}: the figure does not match the imports: run \`npm run draw\`.`]),
  ...wrongBuildReferences(await readBuildReferences(), arrows),
  ...unusedDependencies(manifests, sources),
  ...unknownEntries(manifests, sources),
  ...looseFiles(sources),
  ...crowdedFolders(sources),
  ...domainWords(sources, readWords(await readFile('site/checks/domain.txt', 'utf8'))),
  ...output.summary.violations.map(toFault),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function toFault({ from, unresolvedTo, cycle, rule }: IViolation): string {
  const path = cycle?.map(({ name }) => name).join(' → ') ?? unresolvedTo ?? '';
  const remedy = options.ruleSet?.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '';
  return `${from}: "${path}"\n  → ${remedy} (${rule.name})`;
}
