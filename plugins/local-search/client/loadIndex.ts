import { openEngine, type Engine } from '@site/core/search/engine';
import { IndexFileError, readIndexFile } from '@site/core/search/readIndexFile';

/** How long an index may take to arrive, in seconds. */
const patience = 20;

/**
 * Fetches and opens an index file.
 *
 * @param cache `reload` passes over the browser’s cache, which may hold what failed before.
 * @throws IndexFileError that tells the visitor what is wrong.
 */
export async function loadIndex(url: string, cache: RequestCache, request: typeof fetch = fetch): Promise<Engine> {
  const text = await fetchText(url, cache, request);
  const entries = readIndexFile(parseJson(text));
  try {
    return openEngine(entries);
  } catch (cause) {
    throw new IndexFileError('L’index de recherche est illisible : ses numéros ne s’accordent pas.', { cause });
  }
}

async function fetchText(url: string, cache: RequestCache, request: typeof fetch): Promise<string> {
  const response = await request(url, {
    cache,
    signal: AbortSignal.timeout(patience * 1000),
  }).catch(reportNoAnswer);
  if (!response.ok) {
    throw new IndexFileError(`Le serveur a répondu ${response.status} pour l’index de recherche.`);
  }
  return response.text().catch(reportNoAnswer);
}

function reportNoAnswer(cause: unknown): never {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  throw new IndexFileError(
    isLate
      ? `L’index de recherche n’est pas arrivé en ${patience} secondes.`
      : 'Le site ne répond pas. Vérifiez votre connexion.',
    { cause },
  );
}

/** A server may answer with a page of its own, and a connection may end too early. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new IndexFileError(
      text.trimStart().startsWith('<')
        ? 'Le serveur a envoyé une page web à la place de l’index de recherche.'
        : 'L’index de recherche est arrivé incomplet ou abîmé.',
      { cause },
    );
  }
}
