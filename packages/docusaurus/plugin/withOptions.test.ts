import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { withOptions } from './withOptions';

describe('withOptions', () => {
  it('gives Docusaurus the plugin, what checks its options, and the options', () => {
    const plugin = (_context: LoadContext, { name }: { readonly name: string }) => ({ name });
    const validateOptions = () => ({ id: 'default', name: 'checked' });
    const given = withOptions({ default: plugin, validateOptions }, { name: 'given' });
    expect(given).toEqual([expect.any(Function), { name: 'given' }]);
    expect(given).toHaveProperty('0.validateOptions', expect.any(Function));
    const [made] = given as unknown as readonly [{ readonly validateOptions: (data: object) => object }];
    expect(made.validateOptions({})).toEqual(validateOptions());
  });
});
