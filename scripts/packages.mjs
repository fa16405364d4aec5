// npm run packages: builds the packages into their folders dist/: JavaScript, types and style sheets. With --watch, again
// when a file is saved.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { run } from './run.mjs';

const compiler = ['node', 'node_modules/typescript-native/bin/tsc', '-b', 'tsconfig.build.json'];

/**
 * Builds all packages that have changed. Types are checked by `npm run check`.
 *
 * @returns {Promise<boolean>} Whether it worked.
 */
export async function buildPackages() {
  for (const name of readdirSync('packages')) finishPackage(join('packages', name));
  const { ok } = await run([...compiler, '--noCheck']);
  return ok;
}

/**
 * Builds the packages whenever one of their files is saved, until the process ends. Starts the compiler each time: for
 * packages without a change it takes a fraction of a second, where its own watch mode first reads all of them.
 */
export function watchPackages() {
  let building = Promise.resolve();
  let waiting = false;
  watch('packages', { recursive: true }, (_event, file) => {
    if (waiting || file === null || !isSource(file)) return;
    waiting = true;
    building = building
      .then(() => setTimeout(100))
      .then(() => {
        waiting = false;
        return buildPackages();
      })
      .catch((error) => console.error(error));
  });
}

/** Adds to a built package what the compiler does not write, and removes what has no source any more. */
function finishPackage(folder) {
  removeStale(folder);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (isAsset(file)) copyAsset(join(folder, file));
  }
  copyFileSync('LICENSE', join(folder, 'LICENSE'));
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const { require } of Object.values(exports ?? {})) if (require !== undefined) writeDoor(folder, require);
}

/**
 * Writes the CommonJS module through which Docusaurus loads a package. Docusaurus loads configurations and plugins with
 * jiti, which translates all ES modules with Babel; this module has Node.js load them. A default export is a member of
 * `exports`, so that it is where the types say.
 */
function writeDoor(folder, door) {
  const module = `./${basename(door.default, '.cjs')}.js`;
  const source = readFileSync(join(folder, door.default.replace('dist/', '').replace(/cjs$/, 'ts')), 'utf8');
  const hasDefault = /^export default /m.test(source);
  const loaded = `require('node:module').createRequire(__filename)('${module}')`;
  mkdirSync(dirname(join(folder, door.default)), { recursive: true });
  writeFileSync(
    join(folder, door.default),
    hasDefault ? `Object.assign(exports, { __esModule: true }, ${loaded});\n` : `module.exports = ${loaded};\n`,
  );
  const exported = hasDefault ? ['{ default }', '*'] : ['*'];
  writeFileSync(join(folder, door.types), exported.map((names) => `export ${names} from '${module}';\n`).join(''));
}

/** Removes what was built from a file that is gone: Docusaurus would go on using a component, for instance. */
function removeStale(folder) {
  const built = join(folder, 'dist');
  if (!existsSync(built)) return;
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const source = join(folder, file);
    const module = source.replace(/\.(?:js|js\.map|d\.ts)$/, '');
    const sources = module === source ? [source] : [`${module}.ts`, `${module}.tsx`, `${module}.js`];
    if (/\.(?:js|map|d\.ts|css|json)$/.test(file) && !sources.some((path) => existsSync(path)))
      rmSync(join(built, file));
  }
}

function isSource(file) {
  return /\.tsx?$/.test(file) ? !isBuilt(file) : isAsset(file);
}

function isAsset(file) {
  return /\.css$|(?:^|[\\/])i18n[\\/].*\.json$/.test(file) && !isBuilt(file);
}

function isBuilt(file) {
  return /(?:^|[\\/])(?:dist|node_modules)[\\/]/.test(file);
}

/** Copies a file of a package to the same place in its folder `dist`, unless it is there already. */
function copyAsset(file) {
  const [packages, name, ...path] = file.split(/[\\/]/);
  const target = join(packages, name, 'dist', ...path);
  if (existsSync(target) && statSync(target).mtimeMs >= statSync(file).mtimeMs) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}

if (process.argv[1] === import.meta.filename) {
  if (!(await buildPackages())) process.exit(1);
  if (process.argv.includes('--watch')) watchPackages();
}
