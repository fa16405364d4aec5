import { expect, test } from './test.ts';

test('the licence page links to the list of packages', async ({ request }) => {
  const page = await (await request.get('/markdown-page')).text();
  expect(page).toContain('href="/licences.txt"');
  expect(await (await request.get('/licences.txt')).text()).toMatch(/^react \d+\.\d+\.\d+ — MIT$/m);
});
