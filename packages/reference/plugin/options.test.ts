import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import apiReference from './index.ts';
import { referenceOptions } from './options.ts';

const { validateOptions } = apiReference;

describe('validateOptions', () => {
  it('sets the defaults', () =>
    expect(validateOptions({ options: { contract: 'openapi.yaml' } })).toEqual({
      id: 'default',
      contract: 'openapi.yaml',
      routeBasePath: 'api',
      changelogPage: null,
      hasScenarios: false,
      hasTypes: false,
      isCached: false,
      overlays: [],
    }));

  it.each([
    [{}, 'contract\n  The value undefined is wrong'],
    [{ contract: '' }, 'contract\n  The value "" is wrong: it is empty.'],
    [{ contract: 'a.yaml', routeBasePath: '/' }, 'routeBasePath\n  The value "/" is wrong: it is not a path below'],
    [{ contract: 'a.yaml', id: 'A b' }, 'id\n  The value "A b" is wrong: it has other characters'],
    [{ contract: 'a.yaml', changelogPage: 'log' }, 'changelogPage\n  The value "log" is wrong: it does not start'],
    [
      { contract: 'a.yaml', routeBase: 'b' },
      'routeBase\n  There is no such option.\n  → Did you mean "routeBasePath"?',
    ],
  ])('rejects %j', (options, want) => expect(() => validateOptions({ options })).toThrow(want));
});

describe('referenceOptions', () => {
  it('describes each option', () => {
    const { properties = {} } = z.toJSONSchema(referenceOptions, { io: 'input' });
    expect(Object.values(properties).every((option) => typeof option === 'object' && option.description)).toBe(true);
    expect(Object.keys(properties)).toContain('label');
  });
});
