import { describe, expect, it } from 'vitest';
import { findReference } from './site.ts';

const reference = (id: string) => ({
  id,
  contract: `${id}/openapi.yaml`,
  basePath: `/${id}`,
  changelogPage: null,
  hasScenarios: false,
});
const site = { references: [reference('default'), reference('partner')] as const };

describe('findReference', () => {
  it.each([
    [undefined, 'default/openapi.yaml'],
    ['partner', 'partner/openapi.yaml'],
  ])('of the id %s', (id, contract) => expect(findReference(site, id).contract).toBe(contract));

  it('lists the known ids if there is none', () =>
    expect(() => findReference(site, 'partners')).toThrow(
      expect.objectContaining({
        message: 'The site has no reference "partners".',
        remedy: 'Choose one of: default, partner.',
      }),
    ));
});
