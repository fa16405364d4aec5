import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { unusedStyles } from '../site/unusedStyles.ts';
import { expect, test } from './test.ts';

test('no page uses a class whose rules are left out', async () => {
  const pages = await glob('site/build/**/*.html');
  expect(pages.length).toBeGreaterThan(500);
  const used = await Promise.all(pages.map(async (page) => toClasses(await readFile(page, 'utf8'))));
  const classes = [...new Set(used.flat())];
  expect(classes).toContain('menu__link');
  expect(classes.filter((name) => unusedStyles.some((prefix) => name.startsWith(prefix)))).toEqual([]);
});

function toClasses(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))];
}
