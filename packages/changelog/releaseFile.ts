import { ProblemsError, isObject, member, members, toObject, toText, writeJson } from '@reliure/openapi';
import type { JsonObject, FileProblem, TextPosition } from '@reliure/openapi';
import { applyMergePatch, toMergePatch } from './compare/shape/mergePatch.ts';
import type { Release } from './types.ts';

/** The file of a release, before validation. */
export interface ReleaseFile {
  /** Path of the file, for messages. */
  readonly file: string;
  /** Name of the file without folder and extension, which is the version. */
  readonly name: string;
  /** `undefined` if it is not JSON. */
  readonly content: unknown;
  /** Position at which the file stops being JSON. */
  readonly error?: TextPosition;
}

/**
 * Builds the releases from their files. The first file contains a whole shape, the others the changes since the
 * previous one.
 *
 * @returns The oldest first.
 * @throws ProblemsError with every file that is not a release.
 */
export function toReleases(files: readonly ReleaseFile[]): readonly Release[] {
  const ordered = [...files].sort((one, other) => compareVersions(one.name, other.name));
  const problems = ordered.flatMap((file, index) => fileProblems(file, index === 0));
  if (problems.length > 0) throw new ProblemsError(problems);
  return ordered.reduce<readonly Release[]>((before, file) => [...before, toRelease(file, before.at(-1))], []);
}

const remedy = 'Restore the file. To create a release, run `reliure release <version>`.';

function fileProblems({ file, name, content, error }: ReleaseFile, isFirst: boolean): readonly FileProblem[] {
  if (content === undefined) return [{ file, ...error, message: 'The file is not JSON.', remedy }];
  const [version, date] = ['version', 'date'].map((key) => member(content, key));
  const key = isFirst ? 'contract' : 'changes';
  const messages = [
    version === name ? null : `The member "version" is ${toValueText(version)}, not the file’s name.`,
    isDate(toText(date) ?? '') ? null : `The member "date" is ${toValueText(date)}, not a date (YYYY-MM-DD).`,
    isObject(member(content, key))
      ? null
      : `${isFirst ? 'The first release' : 'A release after the first'} has no member "${key}".`,
  ];
  return messages.filter((message) => message !== null).map((message) => ({ file, message, remedy }));
}

function toValueText(value: unknown): string {
  return value === undefined ? 'missing' : writeJson(value);
}

function toRelease({ name, content }: ReleaseFile, before: Release | undefined): Release {
  const date = toText(member(content, 'date')) ?? '';
  const shape =
    before === undefined
      ? toObject(member(content, 'contract'))
      : applyMergePatch(before.shape, toObject(member(content, 'changes')));
  return { version: name, date, shape };
}

/** Returns the content of the file of a new release. */
export function toReleaseText(release: Release, before: Release | undefined): string {
  const { version, date, shape } = release;
  const content: JsonObject =
    before === undefined
      ? { version, date, contract: shape }
      : { version, date, changes: toMergePatch(before.shape, shape) };
  return `${formatJson(content, 0)}\n`;
}

const maxJsonLineLength = 140;

/**
 * Formats JSON so that two versions are easy to compare: short values on one line, others with a line for each member.
 */
function formatJson(value: unknown, indent: number): string {
  const line = writeJson(value);
  if (line.length + indent <= maxJsonLineLength || !(isObject(value) || Array.isArray(value))) return line;
  const parts = Array.isArray(value)
    ? value.map((item) => formatJson(item, indent + 1))
    : members(value).map(([key, child]) => `${JSON.stringify(key)}: ${formatJson(child, indent + 1)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.map((part) => ' '.repeat(indent + 1) + part).join(',\n')}\n${' '.repeat(indent)}${close}`;
}

/** Compares versions by their numbers. @see https://semver.org/#spec-item-11 */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a text is `major.minor.patch`, all numbers. */
export function isVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(text);
}

/** Whether a text is a valid date, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  // JavaScript parses the thirtieth of February as the second of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
