import { dirname, join, relative, resolve, sep } from 'node:path';
import { format } from 'prettier';
import type { Language } from '@reliure/language';
import { member, slugify, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { Identity } from '@reliure/preset';
import type { OperationPage } from '@reliure/reference';
import { defaultBasePath, downloadsAnchor, referencePath, toSitePath } from '@reliure/richtext';
import { localServer } from '@reliure/samples';
import { texts } from './texts.ts';
import { toIdentity } from './toIdentity.ts';

/** The settings from which a new site is made. */
export interface Settings {
  /** That of the pages, which is also the language of `texts`. */
  readonly language: Language;
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
  const { language, title, url, contractFile, contractFiles, document } = settings;
  const folder = toFolder(settings);
  const contractFolder = commonFolder([contractFile, ...contractFiles]);
  const toPath = (file: string) => join('contract', relative(contractFolder, file));
  const summary = toText(member(document['info'], 'summary'))?.trim() ?? '';
  const identity = toIdentity({
    language,
    title,
    url,
    tagline: settings.tagline ?? (summary === '' ? texts().tagline(title) : summary),
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
  const { guide, reference, search } = texts().home;
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(tagline)}
hide_table_of_contents: true
---

# ${toPlain(title)}

${toPlain(tagline)}

- [${guide}](${firstGuide})
- ${reference(defaultBasePath)}
- [${search}](/search)
`;
}

function toGuide({ title, operations }: Settings): string {
  const easiest = operations.find(({ method, parameters }) => method === 'GET' && parameters.length === 0);
  const first = easiest ?? operations[0];
  const { guide } = texts();
  const body = guide.body({
    reference: defaultBasePath,
    example:
      first === undefined
        ? null
        : { title: toPlain(first.title), path: toSitePath(referencePath(first.slug), defaultBasePath) },
    downloads: `${defaultBasePath}#${downloadsAnchor()}`,
    localServer: localServer.name,
  });
  return `---
title: ${guide.title}
description: ${JSON.stringify(guide.description(title))}
sidebar_position: 1
---

# ${guide.title}

${body}`;
}

/** Escapes what Markdown would read as markup. */
function toPlain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#{}&~|]/g, String.raw`\$&`);
}
