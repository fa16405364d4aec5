import { describe, expect, it } from 'vitest';
import { createAnchors } from './addresses/anchors.ts';
import { toDocumentation } from './documentation.ts';

describe('toDocumentation', () => {
  it.each([
    ['the description', { url: 'https://a.example', description: 'Guide' }, 'Guide'],
    [
      'the text of the description, without its markup',
      { url: 'https://a.example', description: 'Le `guide` [b](/c)' },
      'Le guide b',
    ],
    ['the URL, if there is no description', { url: 'https://a.example' }, 'https://a.example'],
  ])('uses as the name %s', (_, externalDocs, name) => {
    expect(toDocumentation({ externalDocs }, createAnchors())).toEqual({
      documentation: { name, url: 'https://a.example' },
    });
  });

  it.each([
    ['a missing member', undefined],
    ['a javascript: URL', { url: 'javascript:alert(1)' }],
    ['a URL that is not a string', { url: 3 }],
  ])('returns nothing for %s', (_, externalDocs) =>
    expect(toDocumentation({ externalDocs }, createAnchors())).toEqual({}),
  );
});
