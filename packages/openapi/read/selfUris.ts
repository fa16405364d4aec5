import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The member of a root that names its document, as the first one of a line or of a file. */
const selfMember = /(?:^|\n|^\s*\{)\s*(["']?)\$self\1\s*:\s*(["']?)([^"'\s#,]+)\2/;

/** A file larger than this is not searched for its name: it is the contract itself, or no part of one. */
const maxBytes = 20_000_000;

/**
 * The documents of a folder by the URIs that they give themselves.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#oas-self
 */
export class SelfUris {
  readonly #folder: string;
  /** Built on first use: few contracts have documents with a name of their own. */
  #files: ReadonlyMap<string, string> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the file that a reference means; `undefined` if no document has that name. @param base File of the reference. */
  fileOf(base: string, reference: string, self: string | undefined): string | undefined {
    const uri = resolveUri(reference, baseUri(base, self));
    this.#files ??= namedFiles(this.#folder);
    return uri === undefined ? undefined : this.#files.get(uri);
  }
}

function baseUri(file: string, self: string | undefined): string {
  const retrieved = pathToFileURL(file).href;
  return self === undefined ? retrieved : (resolveUri(self, retrieved) ?? retrieved);
}

function resolveUri(reference: string, base: string): string | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base).href.replace(/#.*/, '') : undefined;
}

function namedFiles(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:ya?ml|json)$/.test(name) && !name.includes('node_modules'),
  );
  return new Map(
    files.flatMap((name) => {
      const file = join(folder, name);
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats?.isFile() !== true || stats.size > maxBytes) return [];
      const self = selfMember.exec(readFileSync(file, 'utf8'))?.[3];
      return self === undefined ? [] : [[baseUri(file, self), file] as const];
    }),
  );
}
