import { describe, expect, it } from 'vitest';
import { unusedStyles } from './unusedStyles.ts';

describe('unusedStyles', () => {
  it('names the classes and variables of the installed Infima by their beginnings', () => {
    const { options } = unusedStyles(['avatar__photo--', '--ifm-light']);
    expect(options).toEqual({
      unusedSymbols: [
        ...['--ifm-light-value', '--ifm-lighter-value', '--ifm-lightest-value'],
        ...['avatar__photo--sm', 'avatar__photo--lg', 'avatar__photo--xl'],
      ],
    });
  });
});
