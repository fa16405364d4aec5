import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, extname, sep } from 'node:path';
import {
  BaseResolver,
  ResolveError,
  Source,
  YamlParseError,
  getLineColLocation,
  type Document,
} from '@redocly/openapi-core';
import { member, nestedObjects, toObject, toText } from '../document/json.ts';
import { findJsonError } from '../document/jsonError.ts';
import { otherReferences, replaceIdentifierReferences } from '../references/identifierReferences.ts';
import type { WrittenObjects } from '../references/asWritten.ts';
import { findUnsafeContent } from './unsafeContent.ts';
import { conflictMarkerLine } from './corruption.ts';
import { isOutside } from './isOutside.ts';
import { readExact } from './exact/readExact.ts';
import { replaceExactNumbers, type ReplacedNumber } from './exact/replaceExactNumbers.ts';
import { SelfUris } from './selfUris.ts';
import { toFilePath } from './toFilePath.ts';

/**
 * Reads the files of one contract and nothing else: no network, nothing outside the contract’s folder.
 *
 * @throws ResolveError for a file that is missing, remote or outside the folder.
 * @throws YamlParseError for JSON that does not parse, a file that is not UTF-8, or one with the markers of a merge
 * conflict.
 */
export class ContractResolver extends BaseResolver {
  readonly #folder: string;
  readonly #exactNumbers: ReplacedNumber[] = [];
  readonly #uris: SelfUris;
  /** The URIs that files give themselves, by file. */
  readonly #selves = new Map<string, string>();
  /** The objects of the files whose references were replaced. */
  readonly written: WrittenObjects = new Map();

  constructor(rootFile: string) {
    super();
    this.#folder = dirname(rootFile);
    this.#uris = new SelfUris(this.#folder);
  }

  /** Returns the files that were read and could be parsed. */
  async documents(): Promise<readonly Document[]> {
    const results = await Promise.allSettled(this.cache.values());
    return results.flatMap((result) =>
      result.status === 'rejected' || result.value instanceof Error ? [] : [result.value],
    );
  }

  /** Numbers are plain until `restoreExactNumbers` is called, because Redocly’s rules check their types. */
  override parseDocument(source: Source, isRoot = false): Document {
    const document = { source, parsed: readData(source, isRoot) ?? super.parseDocument(source, isRoot).parsed };
    assertWritable(document);
    decodeTildes(document);
    const self = toText(member(document.parsed, '$self'));
    if (self !== undefined) this.#selves.set(source.absoluteRef, self);
    // What a file refers to relative to its own URI is not what the bundle would mean with that.
    const written = isRoot || self === undefined ? this.written : new Map();
    if (otherReferences.test(source.body)) replaceIdentifierReferences(toObject(document.parsed), written);
    this.#exactNumbers.push(...replaceExactNumbers(document));
    return document;
  }

  /** Gives all numbers the digits of their files. */
  restoreExactNumbers(): void {
    for (const { owner, key, number } of this.#exactNumbers) {
      if (typeof Reflect.get(owner, key) === 'number') Reflect.set(owner, key, number);
    }
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    if (base === null) return ref;
    const self = this.#selves.get(base);
    const file = hasScheme(ref) ? ref : toFilePath(base, ref);
    if (hasScheme(ref) || self !== undefined || !existsSync(file)) return this.#uris.fileOf(base, ref, self) ?? file;
    return file;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (hasScheme(absoluteRef)) {
      throw new ResolveError(new Error(`remote file ${absoluteRef} is not fetched`));
    }
    const misspelling = existsSync(absoluteRef) ? null : findMisspelling(absoluteRef);
    if (misspelling !== null) throw new ResolveError(new Error(misspelling));
    if (isOutside(this.#folder, absoluteRef) || (await leadsOutside(this.#folder, absoluteRef))) {
      throw new ResolveError(new Error(`file ${absoluteRef} is outside the contract’s folder`));
    }
    const source = await super.loadExternalRef(absoluteRef);
    await assertUtf8(source);
    assertNoConflict(source);
    if (extname(absoluteRef) === '.json') assertJson(source);
    return source;
  }
}

/** Returns the content of a data file; `undefined` if it has none, or a syntax error. */
function readData({ absoluteRef, body }: Source, isRoot: boolean): unknown {
  if (!isRoot && !/\.(?:ya?ml|json)$/.test(absoluteRef)) return undefined;
  try {
    return readExact(body);
  } catch {
    // Redocly reports it.
    return undefined;
  }
}

/** Whether a reference is a URI of its own, not relative to a file. A single letter is a drive of Windows. */
function hasScheme(reference: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/i.test(reference);
}

/** Returns why a path cannot be that of a file; `null` if nothing is wrong with it. */
function findMisspelling(file: string): string | null {
  if (sep === '/' && file.includes('\\')) return `${file} has backslashes`;
  return /#[^/]*$/.test(file) ? `${file} has an anchor, which is only found within a file` : null;
}

/** Whether a file in the folder is a symbolic link to one outside it. */
async function leadsOutside(folder: string, file: string): Promise<boolean> {
  try {
    return isOutside(await realpath(folder), await realpath(file));
  } catch {
    // A missing file is reported when it is read.
    return false;
  }
}

/** Decodes the tildes of `$ref`s, which need no encoding. Redocly would decode them after it has replaced `~1` and `~0`. */
function decodeTildes({ parsed, source }: Document): void {
  if (!/%7e/i.test(source.body)) return;
  for (const node of nestedObjects(parsed)) {
    const reference = node['$ref'];
    if (typeof reference === 'string') Reflect.set(node, '$ref', reference.replace(/%7e/gi, '~'));
  }
}

/** Throws if a file contains something that cannot be written as JSON. */
function assertWritable({ parsed, source }: Document): void {
  const unsafe = findUnsafeContent(parsed);
  if (unsafe === null) return;
  const { line, col } = getLineColLocation({ source, pointer: unsafe.pointer }).start;
  throw new YamlParseError(new Error(`${unsafe.message} (${line}:${col})`), source);
}

/** Throws if a file is not UTF-8. Its invalid bytes would be decoded as replacement characters that nobody wrote. */
async function assertUtf8(source: Source): Promise<void> {
  const [before, ...others] = source.body.split('\ufffd');
  if (before === undefined || others.length === 0 || isUtf8(await readFile(source.absoluteRef))) return;
  const lines = before.split('\n');
  const position = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
  throw new YamlParseError(new Error(`the file is not UTF-8 (${position})`), source);
}

/** Throws if a file contains the markers of a merge conflict. The YAML parser’s messages would not mention a merge. */
function assertNoConflict(source: Source): void {
  const line = conflictMarkerLine(source.body);
  if (line === null) return;
  throw new YamlParseError(new Error(`an unresolved merge conflict (${line}:1)`), source);
}

/** Throws if a `.json` file is not JSON. It is parsed as YAML, which accepts more. */
function assertJson(source: Source): void {
  const json = source.body.replace(/^\uFEFF/, '');
  try {
    JSON.parse(json);
  } catch (error) {
    throw new YamlParseError(withLineAndColumn(error, json), source);
  }
}

/**
 * Adds the position to the message of a syntax error. Redocly reads it from `(line:column)` at the end of a message
 * that has no line break before it. Node.js gives the position in some messages only, and the surrounding characters in
 * others.
 */
function withLineAndColumn(error: unknown, json: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  const withoutPosition = message
    .replace(/ in JSON at position.*| \(line \d+ column \d+\)|, (?:\.{3})?".*"(?:\.{3})? is not valid JSON$/s, '')
    .replace(/[\x00-\x1f]/g, (character) => JSON.stringify(character).slice(1, -1));
  const { line, column } = findJsonError(json) ?? { line: 1, column: 1 };
  return new Error(`${withoutPosition} (${line}:${column})`, { cause: error });
}
