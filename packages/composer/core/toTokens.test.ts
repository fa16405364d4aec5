import { describe, expect, it } from 'vitest';
import { createResolve, rootOperations } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { toMarks } from '@reliure/richtext';
import { sampleLanguages, toCalls } from '@reliure/samples';
import { toTokens, type ColouredToken } from './toTokens.ts';

const typeOfLetter: Readonly<Record<string, ColouredToken['type']>> = {
  k: 'keyword',
  s: 'string',
  n: 'number',
  p: 'property',
  c: 'comment',
  f: 'function',
};

/** Returns the colour of each character, as the grammars of the build give it. */
function pageColours(code: string, language: string): readonly (string | undefined)[] {
  const colours = Array<string | undefined>(code.length).fill(undefined);
  let position = 0;
  for (const [, gap, letter = '', length] of toMarks(code, language).matchAll(/(\d+)([a-z])(\d+)/g)) {
    const start = position + Number(gap);
    position = start + Number(length);
    colours.fill(typeOfLetter[letter], start, position);
  }
  return colours;
}

function ownColours(code: string): readonly (string | undefined)[] {
  const colours = Array<string | undefined>(code.length).fill(undefined);
  for (const { type, start, end } of toTokens(code)) colours.fill(type, start, end);
  return colours;
}

const { document } = await loadContract('site/contract/openapi.yaml');
const resolve = createResolve(document);
const requests = rootOperations(document, resolve)
  .filter((_source, index) => index % 30 === 0)
  .flatMap((source) => toCalls(source, document, resolve).map(({ request }) => request));

describe('toTokens', () => {
  it.each(sampleLanguages)('colours four of five characters of $label as pages do', ({ language, generate }) => {
    const samples = requests.map(generate);
    const page = samples.flatMap((code) => pageColours(code, language));
    const own = samples.flatMap(ownColours);
    const same = page.filter((colour, index) => colour === own[index]);
    expect(samples.join('').length).toBeGreaterThan(1000);
    expect(same.length / page.length).toBeGreaterThan(0.8);
  });
});
