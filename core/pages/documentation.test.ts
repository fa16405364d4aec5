import { describe, expect, it } from 'vitest';
import { toDocumentation } from './documentation';

describe('toDocumentation', () => {
  it.each([
    ['a link by its description', { url: 'https://a.example', description: 'Guide' }, 'Guide'],
    ['a link by its address', { url: 'https://a.example' }, 'https://a.example'],
  ])('names %s', (_, externalDocs, name) => {
    expect(toDocumentation({ externalDocs })).toEqual({ documentation: { name, url: 'https://a.example' } });
  });

  it.each([
    ['nothing', undefined],
    ['a link that a click could turn into code', { url: 'javascript:alert(1)' }],
    ['what is no address', { url: 3 }],
  ])('has none for %s', (_, externalDocs) => expect(toDocumentation({ externalDocs })).toEqual({}));
});
