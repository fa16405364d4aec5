import { namesEnd, openEngine, readIndexFile, type Hit, type HitPassage } from '@reliure/search';
import type { SiteFiles } from '../site/openSite.ts';
import { texts } from '../texts.ts';

/** Searches a site and returns the pages found, with the passages that match, as Markdown. */
export type SearchDocs = (query: string, limit?: number) => Promise<string>;

const path = '/search-index.json';

/** Creates the search of a site, which reads its index at the first query. */
export function createSearch(files: SiteFiles): SearchDocs {
  let opened: ReturnType<typeof openIndex> | undefined;
  return async (query, limit = 8) => {
    opened ??= openIndex(files);
    const engine = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const filters = { kind: null, method: null, group: null };
    const { hits, certainty } = engine.search({ query, filters, offset: 0, limit, passagesPerPage: 3 });
    if (hits.length === 0) return texts().nothingFound(query);
    const entries = hits.map(toEntry).join('\n');
    return certainty === 'near' ? `${texts().onlyNear}\n\n${entries}` : entries;
  };
}

async function openIndex(files: SiteFiles) {
  const index = await files.read(path);
  if (index === null) throw new Error(`${files.location} has no ${path}.`);
  const end = index.indexOf(namesEnd);
  const engine = openEngine(readIndexFile(JSON.parse(`${index.slice(0, end)}]`)).entries);
  engine.addTexts(readIndexFile(JSON.parse(`[${index.slice(end + namesEnd.length)}`)).texts);
  engine.readMore(Infinity);
  return engine;
}

/** Writes a page that was found: its title and its address, and the passages that match. */
function toEntry({ title, url, breadcrumbs, passages }: Hit): string {
  const named = passages.filter(({ hash }) => hash !== '');
  const lines = named.map(({ name, hash, snippet }) => `  - ${toText(name)} (${url}${hash}): ${toText(snippet)}`);
  return [`- ${toText(title)} (${url}) — ${breadcrumbs.join(' › ')}`, ...lines].join('\n');
}

function toText(segments: HitPassage['name']): string {
  return segments.map(({ text }) => text).join('');
}
