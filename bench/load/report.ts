import { member, toNumber } from '@apidoc/openapi';

/** What one run of wrk counted; `milliseconds` are quantiles of the time until the answer. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly bytes: number;
  /** Connections that were refused or broke, and answers that came late or with another status than was expected. */
  readonly failed: number;
  readonly milliseconds: Readonly<Record<'p50' | 'p90' | 'p99' | 'worst', number>>;
}

/** What `requests.lua` wrote at the end of wrk’s report; `null` when it wrote nothing. */
export function readResult(output: string): LoadResult | null {
  const line = output.split('\n').find((candidate) => candidate.startsWith('{'));
  if (line === undefined) return null;
  const result: unknown = JSON.parse(line);
  const read = (key: string): number => toNumber(member(result, key)) ?? Number.NaN;
  const requests = read('requests');
  // A run ends in the middle of the list: one round more or less of expected 404 is no failure.
  const unexpected = Math.max(0, Math.abs(read('statusOver399') - requests * read('share404')) - 50);
  return {
    requests,
    seconds: read('microseconds') / 1e6,
    bytes: read('bytes'),
    failed: read('refused') + read('broken') + read('late') + Math.round(unexpected),
    milliseconds: {
      p50: read('p50') / 1e3,
      p90: read('p90') / 1e3,
      p99: read('p99') / 1e3,
      worst: read('worst') / 1e3,
    },
  };
}

/** The figures as three lines of English: rate, totals, times of answers. */
export function toReport({ requests, seconds, bytes, failed, milliseconds }: LoadResult): string {
  const { p50, p90, p99, worst } = milliseconds;
  return [
    `${Math.round(requests / seconds)} requests a second, ${(bytes / seconds / 1e6).toFixed(0)} MB a second`,
    `${requests} requests in ${seconds.toFixed(1)} s, ${failed} failed`,
    `answered in ${p50} ms at the median, ${p90} ms for 90 %, ${p99} ms for 99 %, ${worst} ms at worst`,
  ].join('\n');
}
