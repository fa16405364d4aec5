import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { languages, setLanguage } from '@reliure/language';
import { ProblemsError, choices, isObject } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import type { Identity } from '@reliure/preset';
import { listReferences } from '@reliure/preset/node';
import type { SiteReference } from '@reliure/preset/node';
import { mainReference } from '@reliure/richtext';
import { UsageError } from './usageError.ts';

/** A site that a command is about. */
export interface Site {
  /** From the working directory, as messages show it. */
  readonly folder: string;
  readonly identity: Identity;
  /** The main one first. Their contracts are from the working directory. */
  readonly references: readonly [SiteReference, ...SiteReference[]];
}

/**
 * Reads the settings of a site, and chooses its language for all texts that this process builds.
 *
 * @param folder From the working directory.
 * @throws UsageError if the folder contains no site.
 * @throws ProblemsError if its settings cannot be read.
 */
export async function readSite(folder: string): Promise<Site> {
  assertSite(folder);
  const file = join(folder, 'identity.ts');
  const identity = await loadIdentity(file);
  if (!languages.includes(identity.language))
    throw new ProblemsError([
      {
        file,
        pointer: 'language',
        message: `There are no texts in ${JSON.stringify(identity.language)}.`,
        remedy: `Write ${languages.join(' or ')}.`,
      },
    ]);
  setLanguage(identity.language);
  const locate = (reference: SiteReference) => ({
    ...reference,
    contract: relative('.', resolve(folder, reference.contract)),
    ...(reference.overlays !== undefined && { overlays: reference.overlays.map((file) => resolve(folder, file)) }),
  });
  const [main, ...others] = listReferences(identity);
  return { folder, identity, references: [locate(main), ...others.map(locate)] };
}

/** Returns the reference of a site with an id, by default the main one. @throws UsageError if there is none. */
export function findReference({ references }: Pick<Site, 'references'>, id: string = mainReference): SiteReference {
  const found = references.find((reference) => reference.id === id);
  if (found !== undefined) return found;
  throw new UsageError(`The site has no reference "${id}".`, choices(references.map((reference) => reference.id)));
}

/** @throws UsageError if a folder contains no site. */
export function assertSite(folder: string): void {
  if (existsSync(join(folder, 'identity.ts'))) return;
  throw new UsageError(
    `There is no site in ${resolve(folder)}: it has no identity.ts.`,
    'Run the command in the folder of a site, or name that folder: --site <folder>. `reliure new` makes a site.',
  );
}

/** Loads the settings as Docusaurus loads a configuration. */
async function loadIdentity(file: string): Promise<Identity> {
  let loaded: unknown;
  try {
    loaded = await loadFreshModule(resolve(file));
  } catch (error) {
    const problem = { file, ...toLoadReason(error), remedy: 'Correct the file.' };
    throw new ProblemsError([problem], { cause: error });
  }
  if (isObject(loaded) && isObject(loaded['identity'])) return loaded['identity'] as unknown as Identity;
  const message = 'The file exports no `identity`.';
  throw new ProblemsError([{ file, message, remedy: 'Write `export const identity: Identity = { … }`.' }]);
}

/**
 * Returns why the settings cannot be loaded. The message of the loader only names the file, that of its cause may end with the
 * position: `ParseError: Unexpected token\n /site/identity.ts:2:0`.
 */
function toLoadReason(error: unknown): Pick<FileProblem, 'message' | 'line' | 'column'> {
  const cause = error instanceof Error ? error.cause : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  const [, reason = text, line, column] =
    /^(?:ParseError: )?([^]*?)\s+\S*identity\.ts:(\d+):(\d+)$/.exec(text.trim()) ?? [];
  return {
    ...(line !== undefined && { line: Number(line), column: Number(column) + 1 }),
    message: `The settings cannot be read: ${reason.trim().replace(/\.$/, '')}.`,
  };
}
