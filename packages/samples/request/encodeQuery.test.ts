import { describe, expect, it } from 'vitest';
import { encodeQuery } from './encodeQuery.ts';

describe('encodeQuery', () => {
  it('keeps characters that are allowed in a query', () =>
    expect(encodeQuery('2026-03-12T09:30:00+01:00/a,b@c & é')).toBe(
      '2026-03-12T09:30:00%2B01:00/a,b@c%20%26%20%C3%A9',
    ));
});
