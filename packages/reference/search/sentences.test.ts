import { expect, it } from 'vitest';
import { sentences } from './sentences';

it.each([
  [['Appareil réformé', 'Il ne sert plus.'], 'Appareil réformé. Il ne sert plus.'],
  [['Qui signe ?', 'Le patient.', 'Sinon'], 'Qui signe ? Le patient. Sinon'],
  [[undefined, ' sur\ndeux lignes ', ''], 'sur deux lignes'],
])('ends each text before the next: %j', (texts, joined) => {
  expect(sentences(...texts)).toBe(joined);
});
