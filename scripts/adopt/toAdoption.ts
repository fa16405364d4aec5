import { dirname, join, relative, resolve, sep } from 'node:path';
import { format } from 'prettier';
import { member, slugify, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { Identity } from '@reliure/preset';
import type { OperationPage } from '@reliure/reference';
import { referencePath } from '@reliure/richtext';
import { toIdentity } from './toIdentity.ts';

/** The settings from which a new site is made. */
export interface Settings {
  readonly title: string;
  readonly url: string;
  readonly tagline?: string;
  /** The site’s folder; by default, the title in lower case. */
  readonly folder?: string;
  readonly document: JsonObject;
  readonly operations: readonly Pick<OperationPage, 'slug' | 'title' | 'method' | 'parameters'>[];
  /** Absolute path of the contract’s root file. */
  readonly contractFile: string;
  /** Absolute paths of all files of the contract. */
  readonly contractFiles: readonly string[];
}

/** The content of a new file, or the file that it is a copy of. */
type NewFile = { readonly text: string } | { readonly copyOf: string };

/** A new site: its folder, its settings, and its files by their paths in the folder. */
export interface Adoption {
  readonly folder: string;
  readonly identity: Identity;
  readonly files: ReadonlyMap<string, NewFile>;
}

/** Files that are the same in every site. */
const shared = ['docusaurus.config.ts', 'sidebars.ts', 'static/img/logo.svg'];

/** Plans a site for a contract: the example’s files with the settings, the contract, and pages to continue from. */
export async function toAdoption(settings: Settings): Promise<Adoption> {
  const { title, url, contractFile, contractFiles, document } = settings;
  const folder = toFolder(settings);
  const contractFolder = commonFolder([contractFile, ...contractFiles]);
  const toPath = (file: string) => join('contract', relative(contractFolder, file));
  const summary = toText(member(document['info'], 'summary'))?.trim() ?? '';
  const identity = toIdentity({
    title,
    url,
    tagline: settings.tagline ?? (summary === '' ? `Documentation de ${title}` : summary),
    contract: join(folder, toPath(contractFile)).split(sep).join('/'),
  });
  const pages: readonly (readonly [string, NewFile])[] = [
    ['identity.ts', { text: await toIdentitySource(identity) }],
    ...shared.map((path) => [path, { copyOf: resolve('example', path) }] as const),
    ['src/pages/index.md', { text: toHome(identity) }],
    ['docs/intro.md', { text: toGuide(settings) }],
    ...[...new Set([contractFile, ...contractFiles])].map((file) => [toPath(file), { copyOf: file }] as const),
  ];
  return { folder, identity, files: new Map(pages) };
}

/** Returns the name of a site’s folder: the given one, or the title in lower case. */
export function toFolder({ folder, title }: Pick<Settings, 'folder' | 'title'>): string {
  return folder ?? slugify(title);
}

/** Returns the folder that contains all of some files, directly or not. */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => dirname(file).split(sep));
  const end = first.findIndex((part, index) => others.some((parts) => parts[index] !== part));
  return first.slice(0, end === -1 ? first.length : end).join(sep);
}

async function toIdentitySource(identity: Identity): Promise<string> {
  const source = `import type { Identity } from '@reliure/preset';

/** The settings of this site. packages/preset/identity.ts explains each, and lists those that are left out here. */
export const identity: Identity = ${JSON.stringify({ ...identity, baseUrl: '' }, null, 2).replace(
    '"baseUrl": ""',
    `/** The BASE_URL environment variable overrides the path for one build. */\n"baseUrl": process.env['BASE_URL'] ?? '/'`,
  )};
`;
  return format(source, { parser: 'typescript', printWidth: 120, singleQuote: true });
}

function toHome({ title, tagline, firstGuide }: Identity): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(tagline)}
hide_table_of_contents: true
---

# ${toPlain(title)}

${toPlain(tagline)}

- [Premiers pas](${firstGuide})
- [Référence](${referencePath()}) de tous les appels
- [Recherche](/search)
`;
}

function toGuide({ title, operations }: Settings): string {
  const easiest = operations.find(({ method, parameters }) => method === 'GET' && parameters.length === 0);
  const first = easiest ?? operations[0];
  const example = first === undefined ? '' : `, par exemple [${toPlain(first.title)}](${referencePath(first.slug)})`;
  return `---
title: Premiers pas
description: ${JSON.stringify(`Pour qui découvre ${title}.`)}
sidebar_position: 1
---

# Premiers pas

La [référence](${referencePath()}) décrit chaque appel${example}.

Écrivez ici à quoi sert l’API, comment on y accède, et un premier appel.

## Essayer sans compte

[Téléchargez le contrat](${referencePath()}#telechargements), puis lancez Prism, qui répond par ses exemples :

\`\`\`bash
npx @stoplight/prism-cli mock openapi.yaml
\`\`\`

Dans la liste des serveurs d’un appel, choisissez « Simulation locale ».
`;
}

/** Escapes what Markdown would read as markup. */
function toPlain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#{}&~|]/g, String.raw`\$&`);
}
