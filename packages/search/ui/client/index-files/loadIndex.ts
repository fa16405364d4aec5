import { openEngine, type Engine } from '../../../engine/engine.ts';
import { readPageNames } from '../../../engine/index/pageNames.ts';
import { readIndexFile } from '../../../engine/index/readIndexFile.ts';
import { SearchError } from '../failure.ts';
import { fetchIndex } from './fetchIndex.ts';

/** An index that can be searched, while its texts may still be loading. */
export interface LoadedIndex {
  /** Finds names from the start. */
  readonly engine: Engine;
  /** Resolved when the engine has the texts too; rejected with the same errors as `loadIndex`. */
  readonly texts: Promise<void>;
}

/**
 * Fetches an index file, and opens it as soon as the names have arrived.
 *
 * @param cache `reload` bypasses the browser’s cache, which may contain the response that failed.
 * @throws SearchError, or IndexFileError.
 */
export async function loadIndex(url: string, cache: RequestCache, request: typeof fetch = fetch): Promise<LoadedIndex> {
  const { names, rest } = await fetchIndex(url, cache, request);
  const first = readIndexFile(parseIndex(names));
  const engine = checkConsistency(() => openEngine(first.entries));
  const texts = rest().then((file) => {
    const later = readIndexFile(parseIndex(file));
    checkConsistency(() => {
      if (later.entries.length > 0) throw new RangeError('Names come after texts.');
      engine.addTexts([...first.texts, ...later.texts], later.related);
    });
  });
  return { engine, texts };
}

/**
 * Fetches the names of all pages, and opens them as an index.
 *
 * @throws SearchError, or IndexFileError.
 */
export async function loadNames(url: string, request: typeof fetch = fetch): Promise<Engine> {
  const { names, rest } = await fetchIndex(url, 'default', request);
  const entries = readPageNames(parseIndex(names));
  await rest();
  return readWhole(checkConsistency(() => openEngine(entries)));
}

function readWhole(engine: Engine): Engine {
  engine.readMore(Infinity);
  return engine;
}

/** Parses an index file. A server may respond with a web page instead, and a connection may end too early. */
function parseIndex(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SearchError({ code: text.trimStart().startsWith('<') ? 'webPage' : 'incomplete' }, { cause });
  }
}

function checkConsistency<Value>(open: () => Value): Value {
  try {
    return open();
  } catch (cause) {
    throw new SearchError({ code: 'inconsistent' }, { cause });
  }
}
