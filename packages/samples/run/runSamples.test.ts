import { expect, it } from 'vitest';
import { sampleLanguages } from '../languages/sampleLanguages.ts';
import { parsedLanguages } from './parse/languages.ts';
import { runLanguages } from './runSamples.ts';

const tested = new Set([...runLanguages.map(({ id }) => id), ...Object.keys(parsedLanguages)]);

it.each(sampleLanguages)('the samples in $label are run or parsed', ({ id }) =>
  expect(tested, 'Add a runner to run/runSamples.ts, or a reader to run/parse/languages.ts').toContain(id),
);
