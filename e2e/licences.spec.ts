import { bomFaults } from '@reliure/publish/testing';
import { expect, test } from './test.ts';

test('the licence page links to the list of packages', async ({ request }) => {
  const page = await (await request.get('/markdown-page')).text();
  expect(page).toContain('href="/licences.txt"');
  expect(await (await request.get('/licences.txt')).text()).toMatch(/^react \d+\.\d+\.\d+ — MIT$/m);
});

test('the licence page links to an SBOM that is valid CycloneDX', async ({ request }) => {
  const page = await (await request.get('/markdown-page')).text();
  expect(page).toContain('href="/sbom.cdx.json"');
  const response = await request.get('/sbom.cdx.json');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^application\/json/);
  const sbom: unknown = await response.json();
  expect(bomFaults(sbom)).toEqual([]);
  expect(sbom).toMatchObject({ components: expect.arrayContaining([expect.objectContaining({ name: 'react' })]) });
});
