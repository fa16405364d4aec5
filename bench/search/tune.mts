// npx tsx bench/search/tune.mts: looks for better weights, on the tuning half alone, and prints them.
import { buildIndexFiles, defaultWeights, openEngine } from '@apidoc/search';
import type { SearchWeights } from '@apidoc/search';
import { loadCorpus, loadLexicon } from './corpus';
import { measureQuality } from './quality';
import { loadQueries, noFilters } from './queries';

const pages = await loadCorpus();
const entries = buildIndexFiles(pages, [], () => null, await loadLexicon()).get(null) ?? [];
const queries = await loadQueries('tuning', pages);

/** Each kind counts as much as another, for the set has more of some; and all queries as they are. */
function rate(weights: SearchWeights): number {
  const engine = openEngine(entries, weights);
  engine.readMore(Infinity);
  const { byKind, meanReciprocalRank } = measureQuality(queries, (query) =>
    engine.search({ query, filters: noFilters, offset: 0, limit: 8, placesPerPage: 1 }).hits.map(({ url }) => url),
  );
  return [...byKind.values()].reduce((sum, value) => sum + value, 0) / byKind.size + meanReciprocalRank;
}

interface Numbers {
  [name: string]: number | Numbers;
}

/** Paths of all numbers in a tree. */
function leaves(tree: Numbers, path: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'number' ? [[...path, name]] : leaves(value, [...path, name]),
  );
}

function changed(tree: Numbers, [name = '', ...rest]: readonly string[], factor: number): Numbers {
  const value = tree[name] ?? 0;
  const next = typeof value === 'number' ? Number((value * factor).toPrecision(3)) : changed(value, rest, factor);
  return { ...tree, [name]: next };
}

let best = structuredClone(defaultWeights) as unknown as Numbers;
let rating = rate(best as unknown as SearchWeights);
console.log(`as they are: ${rating.toFixed(4)}`);
/** What holds nonsense off: the few queries of this half that are nonsense cannot tell how firmly it must. */
const fixed = new Set([
  'rank.unknown',
  'rank.threshold',
  'rank.fitting',
  'rank.sentence.words',
  'rank.sentence.threshold',
]);

for (const factors of [
  [0.7, 1.4],
  [0.85, 1.18],
]) {
  for (const path of leaves(best).filter((leaf) => !fixed.has(leaf.join('.')))) {
    for (const factor of factors) {
      const tried = changed(best, path, factor);
      const result = rate(tried as unknown as SearchWeights);
      // A gain of less than a rank or two is chance.
      if (result > rating + 0.0015) {
        [best, rating] = [tried, result];
        console.log(`${path.join('.')} × ${factor}: ${rating.toFixed(4)}`);
      }
    }
  }
}
console.log(JSON.stringify(best, null, 2));
