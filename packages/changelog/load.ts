import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { findJsonError, parseJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { ifMissing } from '@reliure/openapi/node';
import { announcedEnds } from './entries/announcedEnds.ts';
import { readEntries } from './entries/entries.ts';
import { toChanges, toReleaseStates, type ReleaseState } from './history.ts';
import { toReleases, type ReleaseFile } from './releaseFile.ts';
import { toShape } from './compare/shape/shape.ts';
import { texts } from './texts.ts';
import type { Entries, Release, ReleaseChanges } from './types.ts';

/** Returns the name of the file in which a writer announces changes. */
export function entriesFile(): string {
  return texts().entriesFile;
}

/** The content of the folder of releases. */
export interface LoadedChanges extends Entries {
  /** The newest first. */
  readonly history: readonly ReleaseChanges[];
  /** The oldest first; the last is the current state. */
  readonly states: readonly ReleaseState[];
}

/**
 * Compares a contract with its releases.
 *
 * @param folder Contains a file for each release, and the file of entries.
 * @returns `null` if there is no release.
 * @throws ProblemsError with every file that is not a release.
 */
export async function loadChanges(folder: string, document: JsonObject): Promise<LoadedChanges | null> {
  const releases = await loadReleases(folder);
  if (releases.length === 0) return null;
  const read = readEntries(await loadEntriesText(folder));
  const today = toShape(document);
  const states = toReleaseStates(releases, today);
  return { states, history: toChanges(states, read.entries), ...read };
}

/** Reads the file of entries as text; empty if the file is missing. */
export async function loadEntriesText(folder: string): Promise<string> {
  return readFile(join(folder, entriesFile()), 'utf8').catch(ifMissing(''));
}

/**
 * Returns the last day of an operation that the entries announce, `YYYY-MM-DD`; nothing if they announce none.
 *
 * @param folder Contains the file of entries.
 * @param operation `GET /v1/visites`.
 */
export function readLastDay(folder: string, operation: string): string | undefined {
  const file = join(folder, entriesFile());
  if (!existsSync(file)) return undefined;
  const { entries } = readEntries(readFileSync(file, 'utf8'));
  // The file begins with the newest release.
  const versions = [...new Set(entries.map(({ version }) => version))];
  const history = versions.map((version) => ({ version, changes: [] }));
  return announcedEnds(entries, history).find(
    ({ subject }) => 'operation' in subject && subject.operation === operation,
  )?.until;
}

/**
 * @returns The oldest first; empty if the folder is missing.
 * @throws ProblemsError with every file that is not a release.
 */
export async function loadReleases(folder: string): Promise<readonly Release[]> {
  const names = await readdir(folder).catch(ifMissing<string[]>([]));
  const files = names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  return toReleases(await Promise.all(files.map(readRelease)));
}

async function readRelease(file: string): Promise<ReleaseFile> {
  const text = await readFile(file, 'utf8');
  const content = parseJson(text);
  const error = content === undefined ? findJsonError(text) : null;
  return { file: relative('.', file), name: basename(file, '.json'), content, ...(error !== null && { error }) };
}
