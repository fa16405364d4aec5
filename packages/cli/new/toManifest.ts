/**
 * The packages of a new site. Those that Docusaurus loads by name have to be among them, such as the components of routes:
 * pnpm hides the dependencies of dependencies.
 */
const packages = [
  '@docusaurus/core',
  '@docusaurus/faster',
  '@docusaurus/plugin-content-blog',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/plugin-content-pages',
  '@docusaurus/plugin-sitemap',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@mdx-js/react',
  '@reliure/preset',
  '@reliure/reference',
  '@reliure/search',
  '@reliure/static-pages',
  'react',
  'react-dom',
  'reliure',
];

/** The `package.json` of this program, which has a version of each package that a site needs. */
export interface ProgramManifest {
  readonly version: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Builds the `package.json` of a new site. */
export function toManifest(name: string, program: ProgramManifest): string {
  const versions: Readonly<Record<string, string>> = {
    ...program.devDependencies,
    ...program.dependencies,
    reliure: program.version,
  };
  const manifest = {
    name,
    version: '0.0.0',
    private: true,
    scripts: { dev: 'reliure dev', build: 'reliure build', serve: 'reliure serve', check: 'reliure check' },
    dependencies: Object.fromEntries(packages.map((dependency) => [dependency, versions[dependency]])),
    engines: program.engines,
    // None of them needs its script: npm would ask about each.
    allowScripts: { '@swc/core': false, 'core-js': false, esbuild: false },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
