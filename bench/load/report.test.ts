import { describe, expect, it } from 'vitest';
import { readResult } from './report';

const line = (changes: Readonly<Record<string, number>> = {}) =>
  `Running 1s test\n${JSON.stringify({
    ...{ requests: 10_000, microseconds: 1_000_000, bytes: 1e6, refused: 0, broken: 0, late: 0 },
    ...{ statusOver399: 100, share404: 0.01, p50: 900, p90: 1000, p99: 2000, worst: 3000 },
    ...changes,
  })}\n`;

describe('readResult', () => {
  it.each([
    ['nothing', {}, 0],
    ['refused and broken connections', { refused: 2, broken: 1 }, 3],
    ['late answers', { late: 4 }, 4],
    ['errors in the place of pages', { statusOver399: 10_000 }, 9850],
    ['pages where there are none', { statusOver399: 0 }, 50],
  ])('counts %s as failed', (_name, changes, want) => expect(readResult(line(changes))?.failed).toBe(want));

  it('finds nothing where wrk said nothing', () => expect(readResult('unable to connect')).toBeNull());
});
