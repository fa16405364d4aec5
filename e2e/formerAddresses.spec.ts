import { existsSync } from 'node:fs';
import { loadReleases } from '@reliure/changelog/node';
import { member, members, toText } from '@reliure/openapi';
import { apiPath } from './apiPath.ts';
import { sitePages } from './sitePages.ts';
import { expect, test } from './test.ts';

test('the address of a withdrawn operation leads to what replaces it', async ({ page }) => {
  await page.goto('/api/lister-les-evenements-d-une-visite');
  await expect(page).toHaveURL(/\/api\/lister-les-evenements$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lister les événements');
});

test('every page that a release had leads somewhere, and the sitemap lists none that is gone', async () => {
  const releases = await loadReleases('site/contract/versions');
  const operations = releases.flatMap(({ shape }) =>
    members(shape['paths']).flatMap(([, item]) =>
      members(item).flatMap(([, one]) => toText(member(one, 'x-slug')) ?? []),
    ),
  );
  const schemas = releases.flatMap(({ shape }) =>
    members(member(shape['components'], 'schemas')).map(([name]) => name),
  );
  const isBuilt = (slug: string) => existsSync(`site/build${apiPath(slug)}.html`);
  const slugs = new Set(operations);
  expect(slugs.size).toBeGreaterThan(sitePages.filter((path) => slugs.has(path.slice('/api/'.length))).length);
  expect([...slugs].filter((slug) => !isBuilt(slug))).toEqual([]);
  expect([...new Set(schemas)].filter((name) => !isBuilt(`schemas/${name}`) && !isBuilt(`listes/${name}`))).toEqual([]);
  expect(sitePages.filter((path) => path.startsWith('/api/') && !existsSync(`site/build${path}.md`))).toEqual([]);
});
