import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { withOptions } from './withOptions';

describe('withOptions', () => {
  it('returns the plugin with its option validation, and the options', () => {
    const plugin = (_context: LoadContext, { name }: { readonly name: string }) => ({ name });
    const validateOptions = () => ({ id: 'default', name: 'checked' });
    const given = withOptions({ default: plugin, validateOptions }, { name: 'given' });
    expect(given).toEqual([expect.any(Function), { name: 'given' }]);
    expect(given).toHaveProperty('0.validateOptions', expect.any(Function));
    const [wrapped] = given as unknown as readonly [{ readonly validateOptions: (data: object) => object }];
    expect(wrapped.validateOptions({})).toEqual(validateOptions());
  });
});
