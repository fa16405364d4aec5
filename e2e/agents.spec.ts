import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { markdownVersionPath } from '@reliure/richtext';
import { identity } from '../site/identity.ts';
import { pageKinds } from './sitePages.ts';
import { expect, test } from './test.ts';

/** Checks that the site does not pass, for the reasons of ADR 35. */
const accepted: readonly string[] = ['page-size-html', 'markdown-link-portability', 'markdown-content-parity'];

interface Report {
  readonly results: readonly { readonly id: string; readonly status: string; readonly message: string }[];
}

test('the site passes the checks of afdocs for agents', { tag: '@full' }, async ({ baseURL }, { project }) => {
  test.skip(project.name !== 'content', 'is about the site itself');
  test.setTimeout(600_000);
  const pages = Object.values(pageKinds).filter((path) => existsSync(`site/build${markdownVersionPath(path)}`));
  expect(pages.length).toBeGreaterThan(20);
  const report = await check(String(baseURL), pages);
  test.skip(report === null, 'afdocs or Node.js 22, which it needs, cannot be had from the registry here');
  const failed = (report?.results ?? []).filter(
    ({ id, status }) => !/^(?:pass|skip)$/.test(status) && !accepted.includes(id),
  );
  expect(failed.map(({ id, status, message }) => `${id} (${status}): ${message}`)).toEqual([]);
});

/** Runs afdocs on pages; `null` if npx cannot install it. */
async function check(origin: string, pages: readonly string[]): Promise<Report | null> {
  const { stdout } = spawn(
    'npx',
    [
      ...['--yes', '--package=node@22', '--package=afdocs@0.22.2', 'afdocs', 'check', origin],
      ...['--canonical-origin', identity.url, '--urls', pages.map((path) => origin + path).join(',')],
      ...['--format', 'json', '--quiet', '--request-delay', '10'],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const output = await text(stdout);
  return output === '' ? null : (JSON.parse(output) as Report);
}
