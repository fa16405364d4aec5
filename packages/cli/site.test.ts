import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findReference, readSite } from './site.ts';

const reference = (id: string) => ({
  id,
  contract: `${id}/openapi.yaml`,
  basePath: `/${id}`,
  changelogPage: null,
  hasScenarios: false,
});
const site = { references: [reference('default'), reference('partner')] as const };

describe('readSite', () => {
  it('reports where the settings cannot be parsed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    await writeFile(join(folder, 'identity.ts'), 'export const identity = {\n  title: ,\n};\n');
    await expect(readSite(folder)).rejects.toMatchObject({
      problems: [
        { file: join(folder, 'identity.ts'), line: 2, message: 'The settings cannot be read: Unexpected token.' },
      ],
    });
  });
});

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
