import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { referencePath, toBasePath, toSitePath } from '@reliure/richtext';
import { identity } from '../../../site/identity.ts';
import { linkPackages } from '../../../checks/warmBuild/siteCopy.ts';
import type { Site } from '../types.ts';
import { openMenu } from './menu.ts';

/** This site, built from a copy of its sources with caches of its own, by packages that are built already. */
export function createOurs(folder: string): Site {
  const output = 'site/build';
  return {
    name: 'ours',
    title: 'This site',
    versions: {},
    folder,
    output,
    caches: ['site/.docusaurus', 'site/node_modules', 'node_modules/.cache'],
    commands: [['node', 'packages/cli/bin/reliure.js', 'build', '--site', 'site']],
    prepare: () => {
      copySources(folder, [output]);
      linkPackages(folder);
      execFileSync('node', ['scripts/packages.mjs'], { cwd: folder, stdio: 'inherit' });
    },
    pathOf: ({ slug }) =>
      `${identity.baseUrl}${toSitePath(referencePath(slug), toBasePath(identity.routeBasePath ?? 'api')).slice(1)}`,
    controls: {
      next: { link: 'a.pagination-nav__link--next', title: '.pagination-nav__label' },
      use: {
        'sample language': async (page) => {
          await page.locator('[data-sample-language]:visible').first().selectOption('Kotlin');
        },
        'sidebar group': async (page) => {
          const sidebar = page.getByRole('navigation', { name: 'Référence de l’API' });
          await sidebar.locator('summary', { hasText: /^Référentiels et/ }).click();
          // The groups of another family are loaded.
          await sidebar.locator('summary', { hasText: /^Référentiels\s\d/ }).waitFor();
        },
        'colour mode': async (page) => {
          await page.getByRole('button', { name: 'Changer de thème' }).click();
          await page.locator('html[data-theme="dark"]').waitFor();
        },
        search: async (page) => {
          await page.getByRole('search').getByRole('combobox').pressSequentially('visite');
          await page.getByRole('option').first().waitFor();
        },
        'mobile menu': openMenu('.navbar__toggle', '.navbar-sidebar--show'),
      },
    },
  };
}

/** Copies the files that git lists, except tests, and removes those that it no longer lists. */
function copySources(folder: string, kept: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout, stderr } = spawnSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`git ls-files failed: ${stderr}`);
  for (const file of stdout.split('\0')) {
    if (file !== '' && !/\.(test|spec)\.tsx?$/.test(file) && existsSync(file)) cpSync(file, join(folder, file));
  }
}
