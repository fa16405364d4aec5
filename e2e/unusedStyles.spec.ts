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
  expect(classes.filter(isLeftOut)).toEqual([]);
});

test('no rule reads a variable that is left out', async () => {
  const [sheet = '', ...others] = await glob('site/build/assets/css/*.css');
  expect(others).toEqual([]);
  const styles = await readFile(sheet, 'utf8');
  const read = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const set = new Set(styles.match(/--[\w-]+(?=:)/g));
  expect(read).toContain('--ifm-menu-color');
  expect([...read].filter((name) => isLeftOut(name) && !set.has(name))).toEqual([]);
});

function isLeftOut(name: string): boolean {
  return unusedStyles.some((prefix) => name.startsWith(prefix));
}

function toClasses(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))];
}
