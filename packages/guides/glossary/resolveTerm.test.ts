import { describe, expect, it } from 'vitest';
import { resolveTerm } from './resolveTerm.ts';

const term = { name: 'Clé (passe)', anchor: 'cle', explanation: 'Ouvre.' };
const glossary = new Map([
  ['clé', term],
  ['passe', term],
]);

describe('resolveTerm', () => {
  it.each([
    ['Clé', undefined],
    ['clé', null],
    ['les clés', 'clé'],
    ['PASSE', undefined],
  ])('finds the term of the label %j and the name %j', (label, name) =>
    expect(resolveTerm(label, name, glossary)).toBe(term),
  );

  it.each([
    ['clef', undefined, 'The glossary has no term "clef".', 'Did you mean "clé"?'],
    ['clé', 'pases', 'The glossary has no term "pases".', 'Did you mean "passe"?'],
  ])('reports an unknown term for the label %j and the name %j', (label, name, message, remedy) =>
    expect(resolveTerm(label, name, glossary)).toEqual({ message, remedy }),
  );
});
