import { sep } from 'node:path';
import type { Language } from '@reliure/language';
import { member, toOpenApi31, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { Identity } from '@reliure/preset';
import { downloadPaths } from '@reliure/reference';
import type { OperationPage } from '@reliure/reference';
import { contractPaths } from './contractPaths.ts';
import { sharedFiles } from './sharedFiles.ts';
import { toGuide, toHome, toReadme } from './pages.ts';
import { texts } from './texts.ts';
import { toIdentity, toIdentitySource } from './toIdentity.ts';
import { toManifest, type ProgramManifest } from './toManifest.ts';

/** The settings from which a new site is made. */
export interface Settings {
  /** That of the pages, which is also the language of `texts`. */
  readonly language: Language;
  readonly title: string;
  readonly url: string;
  readonly tagline?: string;
  /** Name of the package. */
  readonly name: string;
  readonly document: JsonObject;
  readonly operations: readonly Pick<OperationPage, 'slug' | 'title' | 'method' | 'parameters'>[];
  /** Absolute path of the contract’s root file. */
  readonly contractFile: string;
  /** Absolute paths of all files of the contract. */
  readonly contractFiles: readonly string[];
  readonly program: ProgramManifest;
}

/** The content of a new file, or the file that it is a copy of. */
export type NewFile = { readonly text: string } | { readonly copyOf: string };

/** A new site: its settings, and its files by their paths in its folder, with slashes. */
export interface NewSite {
  readonly identity: Identity;
  readonly files: ReadonlyMap<string, NewFile>;
}

/** Plans a site for a contract: settings, the contract, and pages to continue from. */
export function toNewSite(settings: Settings): NewSite {
  const { language, title, url, contractFile, contractFiles, document, name, program } = settings;
  const contract = contractPaths([contractFile, ...contractFiles], sep);
  const summary = toText(member(document['info'], 'summary'))?.trim() ?? '';
  const identity = toIdentity({
    language,
    title,
    url,
    tagline: settings.tagline ?? (summary === '' ? texts().tagline(title) : summary),
    contract: contract.get(contractFile) ?? '',
  });
  const written: Readonly<Record<string, string>> = {
    'package.json': toManifest(name, program),
    'identity.ts': toIdentitySource(identity),
    ...sharedFiles,
    'src/pages/index.md': toHome(identity),
    'docs/intro.md': toGuide(title, settings.operations, toMockedFile(document)),
    'README.md': toReadme(identity),
  };
  return {
    identity,
    files: new Map<string, NewFile>([
      ...Object.entries(written).map(([file, text]) => [file, { text }] as const),
      ...[...contract].map(([file, target]) => [target, { copyOf: file }] as const),
    ]),
  };
}

/** Returns the download that Prism, which reads no OpenAPI 3.2, is started with. */
function toMockedFile(document: JsonObject): string {
  const isRead = toOpenApi31(document).document === document;
  return (isRead ? downloadPaths.yaml : downloadPaths.older('3.1')).slice(1);
}
