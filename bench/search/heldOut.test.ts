import { beforeAll, describe, expect, it } from 'vitest';
import { loadCorpus, loadWords } from './corpus.ts';
import { ownEngine } from './ownEngine.ts';
import { measureQuality, type Quality } from './quality.ts';
import { loadQueries } from './queries.ts';

/** Smallest mean reciprocal rank of the search, overall and for each kind of query. */
const goals = { overall: 0.95, perKind: 0.85 };

describe('the search, on the held-out half of the query set', () => {
  let quality: Quality;

  beforeAll(async () => {
    const pages = await loadCorpus();
    const engine = ownEngine(await loadWords());
    const opened = await engine.open(await engine.build(pages));
    opened.finish();
    quality = measureQuality(await loadQueries('queries-held-out', pages), opened);
  });

  it('reaches the minimum mean reciprocal rank', () =>
    expect(quality.meanReciprocalRank).toBeGreaterThanOrEqual(goals.overall));

  it('reaches the minimum for each kind of query', () => {
    const weak = [...quality.byKind].filter(([, score]) => score < goals.perKind);
    expect(quality.byKind.size).toBeGreaterThan(14);
    expect(weak).toEqual([]);
  });

  it('answers nothing as if sure that the site is not about', () => expect(quality.wronglySure).toBe(0));

  it('answers all other queries', () => expect(quality.unanswered).toBe(0));
});
