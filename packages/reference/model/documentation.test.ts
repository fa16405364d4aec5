import { describe, expect, it } from 'vitest';
import { createAnchors } from '@apidoc/richtext';
import { toDocumentation } from './documentation';

describe('toDocumentation', () => {
  it.each([
    ['a link by its description', { url: 'https://a.example', description: 'Guide' }, 'Guide'],
    [
      'a link by the words of its description',
      { url: 'https://a.example', description: 'Le `guide` [b](/c)' },
      'Le guide b',
    ],
    ['a link by its address', { url: 'https://a.example' }, 'https://a.example'],
  ])('names %s', (_, externalDocs, name) => {
    expect(toDocumentation({ externalDocs }, createAnchors())).toEqual({
      documentation: { name, url: 'https://a.example' },
    });
  });

  it.each([
    ['nothing', undefined],
    ['a link that a click could turn into code', { url: 'javascript:alert(1)' }],
    ['what is no address', { url: 3 }],
  ])('has none for %s', (_, externalDocs) => expect(toDocumentation({ externalDocs }, createAnchors())).toEqual({}));
});
