import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hasHistory } from '@reliure/preset/node';
import { identity } from '../site/identity.ts';
import { expect, test } from './test.ts';
import { readDocument, sitePages } from './sitePages.ts';

test('every page names its only address, and has a card for shared links', () => {
  for (const path of sitePages) {
    const html = readDocument(path);
    expect([...html.matchAll(/<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      identity.url + path,
    ]);
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    expect(picture, path).toMatch(new RegExp(`^${identity.url}${identity.baseUrl}partage/[a-z0-9-]+\\.png$`));
    expect(existsSync(`site/build${picture.slice(identity.url.length)}`), picture).toBe(true);
    expect(html).toContain(`name="twitter:image" content="${picture}"`);
  }
});

test('the sitemap has the day on which each guide was changed last, if git knows it', () => {
  const sitemap = readFileSync('site/build/sitemap.xml', 'utf8');
  const changed = new Map(
    [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, address = '', day]) => [
      address.slice(identity.url.length),
      day,
    ]),
  );
  if (!hasHistory('site')) {
    expect([...changed.values()].filter((day) => day !== undefined)).toEqual([]);
    return;
  }
  const guides = sitePages.filter((path) => existsSync(`site${path}.md`));
  expect(guides.length).toBeGreaterThan(20);
  for (const path of guides) expect(changed.get(path), path).toBe(lastChange(`site${path}.md`));
});

/** Returns the day of a file’s last commit, in UTC. */
function lastChange(file: string): string {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', file], { encoding: 'utf8' });
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}
