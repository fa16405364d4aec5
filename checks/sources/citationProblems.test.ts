import { describe, expect, it } from 'vitest';
import type { SourceRegister } from '@reliure/guides';
import { toBlocks } from './blocks.ts';
import { createCitationCheck, referredIds } from './citationProblems.ts';

const common = { statement: 'a', dated: 'b', address: 'https://example.com', read: 'c', usedIn: [], line: 1 };
const register: SourceRegister = {
  citations: ['RFC \\d{4}', '[LR]\\. \\d+(?:-\\d+)+', 'décrets? (?:n°|du)'],
  subjects: [
    {
      title: 'Textes',
      statements: [
        { id: 'rfc-un', source: 'RFC 1234, Un', cites: [], ...common },
        { id: 'loi-un', source: 'Code', article: 'article L.\u00a012-3-1', cites: ['R. 45-6'], ...common },
      ],
    },
  ],
};
const check = createCitationCheck(register);
const messagesOf = (text: string) =>
  toBlocks(text, text).flatMap((block) => check(block).map(({ message }) => message));

describe('createCitationCheck', () => {
  it.each([
    ['a citation with a note', 'La RFC 1234[^rfc-un] le dit.'],
    ['a citation with a link to the register', 'La [RFC 1234](/docs/reperes/sources#rfc-un) le dit.'],
    ['an article, with another kind of space', 'L’article L. 12-3-1[^loi-un].'],
    ['a text that the statement says it is about', 'L’article R.\u00a045-6[^loi-un].'],
    ['a text without a citation', 'Un arrêt du moteur, un RFC12345.'],
    ['a heading', '## La RFC 1234'],
  ])('accepts %s', (_fact, text) => expect(messagesOf(text)).toEqual([]));

  it.each([
    ['a citation without a reference', 'La RFC\u00a01234 le dit.', ['"RFC\u00a01234" has no source.']],
    ['a source that the register lacks', 'La RFC 9999[^rfc-un].', ['"RFC 9999" has no source.']],
    ['a longer article than that of the statement', 'L’article L. 12-3[^loi-un].', ['"L. 12-3" has no source.']],
    ['a reference to a statement about something else', 'La RFC 1234[^loi-un].', ['"RFC 1234" has no source.']],
    ['a reference in another item of a list', '- La RFC 1234\n- Autre[^rfc-un]', ['"RFC 1234" has no source.']],
    ['an unknown statement', 'Un fait[^rfc-une].', ['The register has no statement "rfc-une".']],
  ])('rejects %s', (_fact, text, want) => expect(messagesOf(text)).toEqual(want));

  it('names the line, and the statements to refer to', () => {
    const [block] = toBlocks('\n\nUn décret\ndu 1. La RFC 1234.', '\n\nUn décret\ndu 1. La RFC 1234.');
    const [problem] = block === undefined ? [] : check(block);
    expect(problem?.line).toBe(3);
    expect(problem?.remedy).toContain('contract: rfc-un.');
  });
});

describe('referredIds', () => {
  it('finds notes and links', () => {
    const text = '[^a-b] [x](./sources.md#c-d) [y](../reperes/sources.md#e-f) [z](/docs/reperes/sources#g-h) `[^ ]`';
    expect([...referredIds(text)]).toEqual(['a-b', 'c-d', 'e-f', 'g-h']);
  });
});
