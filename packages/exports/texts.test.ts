import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { texts } from './texts.ts';

describe('texts in English', () => {
  it('introduce the contract of one operation', () => {
    setLanguage('en');
    expect(texts().extract('Lend a copy', 'https://docs.example/api/lend', 'https://docs.example/openapi.yaml')).toBe(
      'Excerpt: only the operation “Lend a copy”. Its page: https://docs.example/api/lend. ' +
        'The full contract: https://docs.example/openapi.yaml.',
    );
  });

  it('list pages and rules for agents', () => {
    setLanguage('en');
    const { index, rules } = texts();
    expect([index.pages(1), index.pages(2), index.characters(12_000)]).toEqual([
      '1 page',
      '2 pages',
      '12,000 characters',
    ]);
    expect(rules.errors('https://docs.example/errors.md')).toContain(
      '[catalogue of errors](https://docs.example/errors.md)',
    );
  });
});
