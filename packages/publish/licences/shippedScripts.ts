import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readModules } from '@reliure/browser/node';
import { inlineScripts } from '../server/policy.ts';
import { ProblemsError } from '@reliure/openapi';

/** A script that visitors get. */
export interface ShippedScript {
  /** Its file, or the page that contains it, for messages. */
  readonly location: string;
  readonly code: string;
}

/**
 * Inline scripts that the theme’s package writes into pages, recognised by a part of their text. They contain code of
 * that package only.
 */
const themeScripts: readonly (readonly [part: string, file: string])[] = [
  ['function getSystemColorMode()', require.resolve('@docusaurus/theme-classic')],
];

/**
 * Folders that contain the built site’s files when a build ends: the search’s files may not have been copied to the
 * site yet.
 */
export interface SiteFolders {
  /** Folder of the built site. */
  readonly site: string;
  /** Folder that contains the search’s files and nothing else. */
  readonly search: string;
}

/**
 * Reads the scripts that visitors get and the bundler did not write: script files, and inline scripts in pages.
 *
 * @param bundled The bundler’s scripts, by their paths below the site’s folder.
 */
export async function readScripts(
  { site, search }: SiteFolders,
  bundled: ReadonlySet<string>,
): Promise<readonly ShippedScript[]> {
  const searchFiles = (await readNames(search)).filter(isScript);
  const siteFiles = await readNames(site);
  const known = new Set([...bundled, ...searchFiles]);
  const files = [
    ...searchFiles.map((name) => [search, name] as const),
    ...siteFiles.filter((name) => isScript(name) && !known.has(name)).map((name) => [site, name] as const),
  ];
  const scripts = await Promise.all(
    files.map(async ([folder, name]) => ({ location: name, code: await readFile(join(folder, name), 'utf8') })),
  );
  const inPages = new Map<string, string>();
  for (const page of siteFiles.filter((name) => name.endsWith('.html'))) {
    for (const code of inlineScripts(await readFile(join(site, page), 'utf8'))) inPages.set(code, page);
  }
  return [...scripts, ...[...inPages].map(([code, page]) => ({ location: `a script in ${page}`, code }))];
}

/**
 * Returns the source files of scripts.
 *
 * @throws ProblemsError that names each script whose source files are unknown.
 */
export async function modulesOf(scripts: readonly ShippedScript[]): Promise<readonly string[]> {
  const unknown: string[] = [];
  const found = await Promise.all(
    scripts.map(async ({ location, code }) => {
      const modules = (await readModules(code)) ?? themeModules(code);
      if (modules.length === 0) unknown.push(location);
      return modules;
    }),
  );
  if (unknown.length === 0) return found.flat();
  throw new ProblemsError(
    unknown.toSorted().map((location) => ({
      file: location,
      message: 'The modules in this script are unknown, so their licences cannot be checked.',
      remedy:
        'Bundle it with bundleScript of packages/browser, or import it from a module of the site. If Docusaurus ' +
        'itself writes the script into pages, add it to packages/publish/licences/shippedScripts.ts.',
    })),
  );
}

function themeModules(code: string): readonly string[] {
  return themeScripts.flatMap(([part, file]) => (code.includes(part) ? [file] : []));
}

async function readNames(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, encoding: 'utf8' });
  return entries.map((name) => name.replaceAll(sep, '/'));
}

function isScript(name: string): boolean {
  return /\.m?js$/.test(name);
}
