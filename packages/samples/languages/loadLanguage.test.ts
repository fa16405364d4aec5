import { expect, it } from 'vitest';
import { loadLanguage } from './loadLanguage.ts';
import { sampleLanguages } from './sampleLanguages.ts';

it('loads each language by its id, and the first one for an unknown id', async () => {
  const ids = sampleLanguages.map(({ id }) => id);
  expect(await Promise.all(ids.map(loadLanguage))).toEqual(sampleLanguages);
  expect(await loadLanguage('toString')).toBe(sampleLanguages[0]);
});
