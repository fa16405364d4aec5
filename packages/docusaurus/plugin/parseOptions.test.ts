import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseOptions } from './parseOptions.ts';

const schema = z.strictObject({
  contract: z.string().min(1, 'it is empty').describe('path of the root file'),
  isCached: z.boolean().default(false).describe('whether the result is kept'),
  contexts: z.array(z.strictObject({ label: z.string() })).default([]),
});

const parse = (options: object) => parseOptions('reader', schema, options);

describe('parseOptions', () => {
  it('returns the options with their defaults', () =>
    expect(parse({ contract: 'a.yaml' })).toEqual({ contract: 'a.yaml', isCached: false, contexts: [] }));

  it.each([
    ['a missing option', {}, 'Plugin reader  contract\n  The value undefined is wrong: Invalid input: expected string'],
    ['the rule that a value breaks', { contract: '' }, 'contract\n  The value "" is wrong: it is empty.\n'],
    ['what an option is', { contract: 1 }, '→ The option is: path of the root file.'],
    ['an option with a default', { contract: 'a', isCached: 'no' }, '→ The option is: whether the result is kept.'],
    [
      'an unknown option',
      { contract: 'a', cached: true },
      'cached\n  There is no such option.\n  → Did you mean "isCached"?',
    ],
    [
      'an unknown member of an option',
      { contract: 'a', contexts: [{ label: 'A', labels: 1 }] },
      'contexts.0.labels\n  There is no such option.\n  → Did you mean "label"?',
    ],
  ])('reports %s', (_name, options, want) => expect(() => parse(options)).toThrow(want));

  it('reports all problems at once', () =>
    expect(() => parse({ isCached: 1, b: 2 })).toThrow(/contract\n[^]*isCached\n[^]*b\n/));
});
