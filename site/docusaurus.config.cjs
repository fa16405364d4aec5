const { createHash, randomUUID } = require('node:crypto');
const { readFile } = require('node:fs/promises');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const { build } = require('esbuild');

/**
 * The configuration is `site.config.ts`: here it is made into one script, plugins included. Docusaurus would read their
 * TypeScript and each package that they use through Babel, file by file (adr/0019).
 */
module.exports = async () => {
  const {
    outputFiles: [{ text }],
  } = await build({
    entryPoints: [join(__dirname, 'site.config.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    target: `node${process.versions.node}`,
    packages: 'external',
    sourcemap: 'inline',
    plugins: [ownFolders],
  });
  // What is kept for the next build was made by this code and these packages; where npm does not list them, by no other.
  const packages = await readFile(
    join(dirname(require.resolve('esbuild/package.json')), '../.package-lock.json'),
  ).catch(() => randomUUID());
  // With the browsers that scripts and styles are written for.
  const manifest = await readFile(join(__dirname, 'package.json'));
  process.env.BUILD_CODE_HASH = createHash('sha256').update(text).update(packages).update(manifest).digest('hex');
  const script = new Module(__filename, null);
  script.filename = join(__dirname, 'site.config.js');
  script.paths = module.paths;
  script._compile(text, script.filename);
  return script.exports.default;
};

/** Plugins name their components and scripts by the folder that they stand in. */
const ownFolders = {
  name: 'own-folders',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]packages[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { loader: 'ts', contents: `const __dirname = ${JSON.stringify(dirname(path))}; ${source}` };
    });
  },
};
