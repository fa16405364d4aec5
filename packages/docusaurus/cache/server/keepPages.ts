import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { toHash } from '../../plugin/toHash';
import { listFiles } from '../listFiles';
import { orMissing } from '../orMissing';
import { writeWhole } from '../writeWhole';
import { filesRead } from './filesRead';

/** A page as Docusaurus renders it: plain data. */
export interface RenderedPage {
  readonly html: string;
  readonly collectedData: {
    /** What was loaded for this page alone. */
    readonly modules: readonly string[];
  };
}

/** Docusaurus’s renderer of one page. */
export type Render = (request: { readonly pathname: string }) => Promise<RenderedPage>;

/** What the bundler made to render the pages with. */
export interface ServerBundle {
  /** Holds its files and no others. */
  readonly folder: string;
  /** The modules that are loaded for single pages, by the names of their chunks: each stands in second place. */
  readonly registry: Readonly<Record<string, readonly [load: unknown, module: string, ...rest: unknown[]]>>;
}

interface Head {
  readonly key: string;
  readonly chunks: readonly string[];
  readonly collectedData: RenderedPage['collectedData'];
}

/** Of a file, and of those that it reads as it runs. */
function hashWhole(file: string): string {
  const code = readFileSync(file, 'utf8');
  return toHash([code, ...filesRead(code).map((read) => readFileSync(read, 'utf8'))].join('\0'));
}

/**
 * Renders only pages that can have changed since they were kept. A page is made by the chunks that are loaded for it, and
 * by all files that are no single page’s: where these are the same as then, the kept page is taken.
 *
 * @param keptFolder Holds the kept pages.
 */
export function keepPages(render: Render, { folder, registry }: ServerBundle, keptFolder: string): Render {
  const chunks = new Map(Object.entries(registry).map(([name, [, module]]) => [module, `assets/js/${name}.js`]));
  const files = new Set(listFiles(folder));
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    // A module that is in the main file has no chunk.
    const hash = hashes.get(file) ?? (files.has(file) ? hashWhole(join(folder, file)) : '');
    hashes.set(file, hash);
    return hash;
  };
  const ofSinglePages = new Set(chunks.values());
  const shared = [...files].filter((file) => !ofSinglePages.has(file)).sort();
  const environment = [process.versions, shared.map((file) => [file, hashOf(file)])];
  const sharedKey = toHash(JSON.stringify(environment));
  const toKey = (own: readonly string[]) => toHash([sharedKey, ...own.map(hashOf)].join());

  return async (request) => {
    const file = join(keptFolder, toHash(request.pathname));
    const kept = await readFile(file, 'utf8').catch(orMissing);
    if (kept !== undefined) {
      const end = kept.indexOf('\n');
      const head = JSON.parse(kept.slice(0, end)) as Head;
      if (head.key === toKey(head.chunks)) return { html: kept.slice(end + 1), collectedData: head.collectedData };
    }
    const { html, collectedData } = await render(request);
    const own = collectedData.modules.flatMap((module) => chunks.get(module) ?? []).sort();
    const head: Head = { key: toKey(own), chunks: own, collectedData };
    await writeWhole(file, `${JSON.stringify(head)}\n${html}`);
    return { html, collectedData };
  };
}
