import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { glob } from 'tinyglobby';
import { member, members, parseJson, toText } from '@apidoc/openapi';
import { rootFolders } from './floors';
import type { Manifest, Repository, Source } from './types';

const folders = ['packages', ...rootFolders].join(',');
/** The rivals are sites of their own, made where they are measured. */
const ignore = ['**/node_modules', '**/build', '**/.docusaurus', 'bench/rivals', 'bench/search/rivals'];

/** Reads sources and manifests of the working directory. */
export async function readRepository(): Promise<Repository> {
  const code = '{ts,tsx,mts,cts,js,mjs,cjs,css}';
  const paths = await glob([`{${folders}}/**/*.${code}`, `*.${code}`], { ignore });
  const manifests = await glob(['package.json', `{${folders}}/**/package.json`], { ignore });
  return {
    sources: await Promise.all(paths.sort().map(readSource)),
    manifests: new Map(await Promise.all(manifests.sort().map(readManifest))),
  };
}

async function readSource(path: string): Promise<Source> {
  return { path, text: await readFile(path, 'utf8') };
}

async function readManifest(path: string): Promise<readonly [string, Manifest]> {
  const manifest = parseJson(await readFile(path, 'utf8'));
  const keys = (name: string) => members(member(manifest, name)).map(([key]) => key);
  const exports = members(member(manifest, 'exports')).map(([key, value]) => [key, String(value)] as const);
  const folder = posix.dirname(path);
  return [
    folder === '.' ? '' : folder,
    {
      name: toText(member(manifest, 'name')) ?? '',
      description: toText(member(manifest, 'description')) ?? '',
      exports: Object.fromEntries(exports),
      dependencies: keys('dependencies'),
      devDependencies: keys('devDependencies'),
    },
  ];
}
