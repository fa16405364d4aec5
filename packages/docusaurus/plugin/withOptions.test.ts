import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { withOptions } from './withOptions.ts';

describe('withOptions', () => {
  it('returns the plugin with its option validation, and keeps the options out of the configuration', () => {
    const plugin = (_context: LoadContext, { name }: { readonly name: string }) => ({ name });
    const validateOptions = (data: { readonly options: unknown }) => {
      const options = data.options as { readonly id?: string; readonly name?: string };
      return {
        id: options.id ?? '',
        name: `checked: ${options.name ?? ''}`,
      };
    };
    const given = withOptions(Object.assign(plugin, { validateOptions }), { name: 'given' });
    expect(given).toEqual(expect.any(Function));
    const { validateOptions: check } = given as { readonly validateOptions: (data: object) => object };
    expect(check({ options: { id: 'default' } })).toEqual({ id: 'default', name: 'checked: given' });
  });
});
