import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { markdownVersionPath } from '@reliure/richtext';
import { identity } from '../site/identity.ts';
import { pageKinds } from './sitePages.ts';
import { expect, test } from './test.ts';

/** Checks that the site does not pass, for the reasons of ADR 35. */
const accepted: readonly string[] = ['page-size-html', 'markdown-content-parity'];

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

test('the protocol’s inspector reads the MCP server of the built site', { tag: '@full' }, async ({ built }) => {
  test.setTimeout(300_000);
  const inspect = async (...options: readonly string[]): Promise<unknown> => {
    const server = ['node', 'packages/cli/bin/reliure.js', 'mcp', built];
    const { output, code } = await runPackage('@modelcontextprotocol/inspector@2.12.0', [
      ...['mcp-inspector', '--cli', ...server, '--method', ...options],
    ]);
    if (output === '') return null;
    expect(code, output).toBe(0);
    return JSON.parse(output);
  };
  // With `--strict`, schemas of tools that some clients cannot read are errors.
  const tools = await inspect('tools/list', '--strict');
  test.skip(tools === null, 'the inspector or Node.js 22, which it needs, cannot be had from the registry here');
  expect(tools).toMatchObject({ tools: expect.arrayContaining([expect.objectContaining({ name: 'search_docs' })]) });
  expect(await inspect('resources/list')).toMatchObject({
    resources: [{ uri: 'docs://site/llms.txt' }, { uri: 'docs://site/openapi.yaml' }],
  });
  expect(await inspect('prompts/list')).toMatchObject({ prompts: [{ name: 'integrate' }, { name: 'diagnose' }] });
  const read = await inspect('tools/call', '--tool-name', 'read_page', '--tool-arg', 'path=/api/creer-une-visite');
  expect(read).toMatchObject({ content: [{ type: 'text', text: expect.stringContaining('# Créer une visite') }] });
});

/** Runs afdocs on pages; `null` if npx cannot install it. */
async function check(origin: string, pages: readonly string[]): Promise<Report | null> {
  const { output } = await runPackage('afdocs@0.22.2', [
    ...['afdocs', 'check', origin, '--canonical-origin', identity.url],
    ...['--urls', pages.map((path) => origin + path).join(',')],
    ...['--format', 'json', '--quiet', '--request-delay', '10'],
  ]);
  return output === '' ? null : (JSON.parse(output) as Report);
}

/** Runs a command of a package with Node.js 22. Writes nothing if npx cannot install it. */
async function runPackage(name: string, command: readonly string[]): Promise<{ output: string; code: unknown }> {
  const child = spawn('npx', ['--yes', '--package=node@22', `--package=${name}`, ...command], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed: Promise<readonly unknown[]> = once(child, 'close');
  const [output, [code]] = await Promise.all([text(child.stdout), closed]);
  return { output, code };
}
