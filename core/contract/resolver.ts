import { realpath } from 'node:fs/promises';
import { relative, isAbsolute, dirname, extname } from 'node:path';
import {
  BaseResolver,
  ResolveError,
  Source,
  YamlParseError,
  getLineColLocation,
  isAbsoluteUrl,
  type Document,
} from '@redocly/openapi-core';
import { findExcess } from './excess';

/**
 * Reads the files of one contract and nothing else: no network, nothing outside the contract's folder.
 *
 * @throws ResolveError for a file that is missing, remote or outside; YamlParseError for JSON that does not parse.
 */
export class ContractResolver extends BaseResolver {
  readonly #folder: string;

  constructor(rootFile: string, folder: string = dirname(rootFile)) {
    super();
    this.#folder = folder;
  }

  /** The files that were read and could be parsed. */
  async documents(): Promise<readonly Document[]> {
    const results = await Promise.allSettled(this.cache.values());
    return results.flatMap((result) =>
      result.status === 'rejected' || result.value instanceof Error ? [] : [result.value],
    );
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    assertWritable(document);
    return document;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAbsoluteUrl(absoluteRef)) {
      throw new ResolveError(new Error(`remote file ${absoluteRef} is not fetched`));
    }
    if (isOutside(this.#folder, absoluteRef) || (await leadsOutside(this.#folder, absoluteRef))) {
      throw new ResolveError(new Error(`file ${absoluteRef} is outside the contract’s folder`));
    }
    const source = await super.loadExternalRef(absoluteRef);
    if (extname(absoluteRef) === '.json') assertJson(source);
    return source;
  }
}

function isOutside(folder: string, file: string): boolean {
  const fromFolder = relative(folder, file);
  return fromFolder.startsWith('..') || isAbsolute(fromFolder);
}

/** Whether a file of the folder is a link to one elsewhere. */
async function leadsOutside(folder: string, file: string): Promise<boolean> {
  try {
    return isOutside(await realpath(folder), await realpath(file));
  } catch {
    // What is not there is told by who reads it.
    return false;
  }
}

/** A contract must be writable as JSON. */
function assertWritable({ parsed, source }: Document): void {
  const excess = findExcess(parsed);
  if (excess === null) return;
  const { line, col } = getLineColLocation({ source, pointer: excess.pointer }).start;
  throw new YamlParseError(new Error(`${excess.message} (${line}:${col})`), source);
}

/** YAML accepts more than JSON does: a file that says it is JSON must be JSON. */
function assertJson(source: Source): void {
  try {
    JSON.parse(source.body.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new YamlParseError(withLineAndColumn(error, source.body), source);
  }
}

/** Redocly reads the place of a syntax error from `(line:column)` at the end of its message. */
function withLineAndColumn(error: unknown, body: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  const position = /at position (\d+)/.exec(message)?.[1];
  const offset = position === undefined ? body.trimEnd().length : Number(position);
  const before = body.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return new Error(`${message.replace(/ in JSON at position.*| \(line \d+ column \d+\)/s, '')} (${before.length}:${column})`, {
    cause: error,
  });
}
