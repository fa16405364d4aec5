import { expect, it } from 'vitest';
import { createVocabulary } from '../text/vocabulary.ts';
import { withSpaces } from './withSpaces.ts';

const vocabulary = createVocabulary();
for (const word of ['lister', 'cures', 'cure', 'bon', 'livraison', 'bonde', 'es', 'raison']) vocabulary.add(word);

it.each([
  ['listerlescures', ['lister', 'les', 'cures']],
  ['bondelivraison', ['bonde', 'livraison']],
  ['bonlivraison', ['bon', 'livraison']],
  ['cure', ['cure']],
  ['curezes', null],
  ['listerxcures', null],
  ['', []],
])('splits « %s » into %j', (given, want) => {
  expect(withSpaces(given, vocabulary)).toEqual(want);
});
