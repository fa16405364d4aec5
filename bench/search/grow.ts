import { analyze } from '@reliure/search';
import type { SearchablePage, SearchablePassage } from '@reliure/search';

/**
 * Enlarges a site by adding operations until there are enough. Texts that many pages share (errors, headers,
 * pagination) stay shared. All other text is new: words are drawn at random from the site’s own, with the same
 * frequencies, and one word in thirty is new. Such text compresses worse than real text, so the sizes are upper bounds.
 */
export function growSite(pages: readonly SearchablePage[], operations: number): readonly SearchablePage[] {
  const originals = pages.filter(({ kind }) => kind === 'operation');
  const shared = textsOfMany(pages, 8);
  const draw = createDraw(originals);
  const grown: SearchablePage[] = [...pages];
  for (let copy = 1; grown.length - pages.length + originals.length < operations; copy += 1) {
    const renamed = new Map<string, SearchablePassage>();
    for (const page of originals) {
      if (grown.length - pages.length + originals.length >= operations) break;
      const title = draw.like(page.title);
      grown.push({
        ...page,
        title,
        url: `${page.url}-${copy}`,
        breadcrumbs: [...page.breadcrumbs.slice(0, -1), `${page.breadcrumbs.at(-1) ?? ''} ${copy}`],
        passages: page.passages.map((passage) => {
          const key = keyOf(passage);
          if (shared.has(key)) return passage;
          // Pages of the same copy may share a schema, which must have the same text on each.
          const known = renamed.get(key) ?? { ...passage, text: draw.like(passage.text), ...rename(passage, draw) };
          renamed.set(key, known);
          return { ...known, ...(passage.anchor !== undefined && { anchor: passage.anchor }) };
        }),
      });
    }
  }
  return grown;
}

function rename({ section }: SearchablePassage, draw: Draw): { readonly section?: string } {
  return section === undefined ? {} : { section: draw.name(section) };
}

function keyOf({ section = '', text }: SearchablePassage): string {
  return `${section}\n${text}`;
}

function textsOfMany(pages: readonly SearchablePage[], many: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { passages } of pages) {
    for (const key of new Set(passages.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= many).map(([key]) => key));
}

interface Draw {
  /** Returns a text with the same number of words. */
  readonly like: (text: string) => string;
  /** Returns a name of a field with the same number of words. */
  readonly name: (name: string) => string;
}

function createDraw(pages: readonly SearchablePage[]): Draw {
  const words = pages
    .flatMap(({ title, passages }) => [title, ...passages.map(({ text }) => text)])
    .flatMap((text) => text.split(' '));
  const random = createRandom(20_261_121);
  const syllables = 'ba bre cha co dri fe gla jou la li mo nu pra quo ra sti tou vo xi zer'.split(' ');
  const newWord = (): string =>
    Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)]).join('');
  const word = (): string => (random() < 1 / 30 ? newWord() : (words[Math.floor(random() * words.length)] ?? ''));
  return {
    like: (text) => text.split(' ').map(word).join(' '),
    name: (name) =>
      analyze(name)
        .slice(0, 3)
        .map((_, index) => (index === 0 ? newWord() : newWord().replace(/^./, (letter) => letter.toUpperCase())))
        .join(''),
  };
}

/** Creates a generator of numbers from 0 to 1 that is the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
