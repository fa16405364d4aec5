import { beforeAll, describe, expect, it } from 'vitest';
import { loadCorpus, loadLexicon } from './corpus';
import { ownEngine } from './ownEngine';
import { measureQuality, type Quality } from './quality';
import { loadQueries } from './queries';

/** Smallest mean reciprocal rank of the search, overall and for each kind of query. */
const goals = { overall: 0.95, leastKind: 0.85 };

describe('the search, on the half of the query set that nothing was tuned on', () => {
  let quality: Quality;

  beforeAll(async () => {
    const pages = await loadCorpus();
    const engine = ownEngine(await loadLexicon());
    const opened = await engine.open(await engine.build(pages));
    opened.finish();
    quality = measureQuality(await loadQueries('held-out', pages), opened.answer);
  });

  it('finds', () => expect(quality.meanReciprocalRank).toBeGreaterThanOrEqual(goals.overall));

  it('is weak in no kind of query', () => {
    const weak = [...quality.byKind].filter(([, score]) => score < goals.leastKind);
    expect(quality.byKind.size).toBeGreaterThan(14);
    expect(weak).toEqual([]);
  });

  it('answers no nonsense', () => expect(quality.nonsenseAnswered).toBe(0));
});
