import { describe, expect, it } from 'vitest';
import { guessUrl } from './ask.ts';

describe('guessUrl', () => {
  it.each([
    ['https://api.shop.com/v1', 'https://docs.shop.com'],
    ['https://shop.com', 'https://docs.shop.com'],
    ['https://{region}.shop.com', ''],
    ['https://api.shop.example', ''],
    ['/v1', ''],
    ['http://localhost:8080', ''],
  ])('from %s, guesses %j', (url, want) => {
    expect(guessUrl({ servers: [{ url }] })).toBe(want);
  });

  it('guesses nothing without a server', () => {
    expect(guessUrl({})).toBe('');
  });
});
