import { expect, it } from 'vitest';
import { joinSentences } from './joinSentences.ts';

it.each([
  [['Appareil réformé', 'Il ne sert plus.'], 'Appareil réformé. Il ne sert plus.'],
  [['Qui signe ?', 'Le patient.', 'Sinon'], 'Qui signe ? Le patient. Sinon'],
  [[undefined, ' sur\ndeux lignes ', ''], 'sur deux lignes'],
])('ends each text with a full stop before the next one: %j', (texts, joined) => {
  expect(joinSentences(...texts)).toBe(joined);
});
