import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { buildComposerFile } from '@reliure/composer';
import { createResolve, rootOperations } from '@reliure/openapi';
import { buildIndexFiles, writeIndexFile } from '@reliure/search';
import { readServedSite, serveOverHttp } from './serveMcp.ts';
import { openSite } from './site/openSite.ts';

const schema = { $ref: '#/components/schemas/Loan' };
const document = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: {
    '/loans': {
      get: {
        operationId: 'listLoans',
        summary: 'List loans',
        responses: { 200: { description: 'All.', content: { 'application/json': { schema } } } },
      },
      post: {
        operationId: 'lend',
        summary: 'Lend a copy',
        parameters: [{ name: 'dryRun', in: 'query', schema: { type: 'boolean' } }],
        requestBody: { content: { 'application/json': { schema, example: { days: 7 } } } },
        responses: { 201: { description: 'Lent.' } },
      },
    },
  },
  components: { schemas: { Loan: { type: 'object', properties: { days: { type: 'integer', maximum: 30 } } } } },
};
const resolve = createResolve(document);
const lend = rootOperations(document, resolve).find(({ method }) => method === 'post');
const parameters = { path: 'path', query: 'query', querystring: 'string', header: 'header', cookie: 'cookie' };
const composer = lend && buildComposerFile(lend, document, resolve, { body: 'body', parameters });
const catalogue = {
  linkset: [
    { anchor: 'https://docs.example/.well-known/api-catalog', item: [{ href: 'https://api.example' }] },
    {
      anchor: 'https://api.example',
      'service-desc': [{ href: 'https://docs.example/openapi.json', type: 'application/json' }],
      'service-doc': [{ href: 'https://docs.example/ref', type: 'text/html' }],
    },
  ],
};
const found = {
  title: 'Lend a copy',
  url: '/ref/lend-a-copy',
  breadcrumbs: ['API', 'Loans'],
  passages: [{ text: 'The day on which the copy is due.', section: 'dueOn', anchor: 'body.dueOn' }],
};
const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><html lang="en">',
  'llms.txt': '# Library\n',
  'openapi.json': JSON.stringify(document),
  '.well-known/api-catalog': JSON.stringify(catalogue),
  '.well-known/agent-skills/index.json': '{"skills":[]}',
  '.well-known/agent-skills/borrow/SKILL.md': '# Borrow\n',
  'ref/lend-a-copy.md': '# Lend a copy\n',
  'ref/lend-a-copy.openapi.json': JSON.stringify(document),
  'ref/lend-a-copy.composer.json': JSON.stringify(composer),
  'ref/list-loans.composer.json': JSON.stringify({ parameters: [], calls: [] }),
  'ref/list-loans.openapi.json': JSON.stringify(document),
  'ref/schemas/Loan.md': '# Loan\n',
  'search-index.json': writeIndexFile(buildIndexFiles([found], [], () => null, new Map()).get(null) ?? []),
  'ref/comparison.md': [
    '# Compare two versions\n\nSee below.\n\n## Breaking\n\n### Loans\n\n| Change | Release |\n| - | - |',
    '| **Removed**: `due` | [since 2.0](/changes#2-0-0) |',
    '\n### Readers\n\n| Change | Release |\n| - | - |',
    '| **Added**: a [rule](/r) | [since 1.1, until 2.0](/changes#1-1-0) |',
    '\n## Others\n\n### Loans\n\n| Change | Release |\n| - | - |',
    '| **Added**: `days` | [since 1.10](/changes#1-10-0) |\n',
  ].join('\n'),
  'docs/long.md': 'A line of the guide.\n'.repeat(2_000),
};

const folder = mkdtempSync(join(tmpdir(), 'mcp-'));
const client = new Client({ name: 'test', version: '1' });
let server: Awaited<ReturnType<typeof serveOverHttp>>;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  server = await serveOverHttp(await readServedSite(folder), 0);
  const { port } = server.address() as AddressInfo;
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
});
afterAll(async () => {
  await client.close();
  server.close();
  rmSync(folder, { recursive: true });
});

// Other tests are in French.
beforeEach(() => {
  setLanguage('en');
});

async function call(name: string, given: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('');
  return isError === true ? `error: ${text}` : text;
}

describe('the MCP server', () => {
  it('names the API in its instructions', () => {
    expect(client.getInstructions()).toContain('Documentation of Library, read-only.');
  });

  it('has tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_page',
      'get_operation',
      'write_call',
      'validate_body',
      'get_schema',
      'get_error',
      'get_scenario',
      'compare_releases',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  });

  it.each([
    ['read_page', {}, '# Library\n'],
    ['read_page', { path: '/ref/lend-a-copy' }, '# Lend a copy\n'],
    ['read_page', { path: 'https://docs.example/ref/lend-a-copy.md#body' }, '# Lend a copy\n'],
    ['read_page', { path: '/../secret' }, 'error: There is no page /../secret.'],
    ['get_operation', { operation: 'lend' }, '# Lend a copy\n'],
    ['get_operation', { operation: 'post /loans' }, '# Lend a copy\n'],
    ['get_operation', { operation: '/ref/lend-a-copy' }, '# Lend a copy\n'],
    ['get_operation', { operation: 'lend', as: 'openapi' }, JSON.stringify(document)],
    ['get_operation', { operation: 'lent' }, 'error: The contract has no operation “lent”. The nearest: lend.'],
    [
      'get_operation',
      { operation: 'lend', api: 'Zoo' },
      'error: The site does not document an API “Zoo”. It documents: Library.',
    ],
    ['get_schema', { name: 'loan' }, '# Loan\n'],
    ['get_schema', { name: 'Lone' }, 'error: The contract has no schema “Lone”. The nearest: Loan.'],
    ['get_error', { code: 'late' }, 'error: The contract has no error “late”.'],
    ['get_scenario', {}, '{"skills":[]}'],
    ['get_scenario', { name: 'borrow' }, '# Borrow\n'],
    [
      'search_docs',
      { query: 'due' },
      '- Lend a copy (/ref/lend-a-copy) — API › Loans\n  - dueOn (/ref/lend-a-copy#body.dueOn): …the copy is due.',
    ],
    ['search_docs', { query: 'zzz' }, 'Nothing answers “zzz”.'],
    [
      'write_call',
      { operation: 'lend', language: 'curl', parameters: { dryrun: true }, body: { days: 90 } },
      "```bash\ncurl 'https://api.example.com/loans?dryRun=true' \\\n" +
        '  --request POST --fail-with-body --max-time 30 \\\n' +
        "  --header 'Content-Type: application/json' \\\n" +
        '  --data-raw \'{\n  "days": 90\n}\'\n```\n\n' +
        'The contract does not allow:\n\n- `/body/days`: Expected: integer, at most 30.',
    ],
    [
      'write_call',
      { operation: 'lend', language: 'curl', parameters: { dry: 1 } },
      'error: The operation has no parameter “dry”. The nearest: dryRun.',
    ],
    ['validate_body', { operation: 'lend', body: '{"days": 8}' }, 'The contract allows this body.'],
    ['validate_body', { operation: 'listLoans', body: {} }, 'error: The operation has no body.'],
    [
      'compare_releases',
      { from: '1.2', to: '2.0' },
      '# Compare two versions\n\n## Breaking\n\n### Loans\n\n| Change | Release |\n| - | - |\n| **Removed**: `due` | [since 2.0](/changes#2-0-0) |\n\n' +
        '## Others\n\n### Loans\n\n| Change | Release |\n| - | - |\n| **Added**: `days` | [since 1.10](/changes#1-10-0) |\n',
    ],
    [
      'compare_releases',
      { from: '1.0', to: '1.9' },
      '# Compare two versions\n\n## Breaking\n\n### Readers\n\n| Change | Release |\n| - | - |\n| **Added**: a [rule](/r) | [since 1.1, until 2.0](/changes#1-1-0) |\n',
    ],
    ['compare_releases', { from: '2.0', to: '2.1' }, 'Nothing changed from release 2.0 to release 2.1.'],
    ['get_scenario', { name: 'steal' }, 'error: There is no scenario “steal”.'],
  ])('%s with %j answers %j', async (name, given, want) => {
    expect(await call(name, given)).toBe(want);
  });

  it('divides long texts at lines, and says how to go on', async () => {
    const whole = files['docs/long.md'] ?? '';
    const first = await call('read_page', { path: '/docs/long' });
    expect(first.length).toBeLessThanOrEqual(25_000);
    const offset = Number(/offset=(\d+)/.exec(first)?.[1]);
    const rest = await call('read_page', { path: '/docs/long', offset });
    expect(first.replace(/\n\[To be continued.*\]\n$/s, '') + rest).toBe(whole);
    expect(await call('read_page', { path: '/docs/long', offset: 99_999 })).toBe(
      `error: offset=99999 is after the end: the text has ${whole.length} characters.`,
    );
  });

  it('offers the index, the contract and every page as resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['docs://site/llms.txt', 'docs://site/openapi.yaml']);
    const { contents } = await client.readResource({ uri: 'docs://site/ref/lend-a-copy' });
    expect(contents).toMatchObject([{ text: '# Lend a copy\n' }]);
  });

  it('names the version of the package', () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    expect(client.getServerVersion()).toMatchObject({ version });
  });

  it('has prompts', async () => {
    const { messages } = await client.getPrompt({
      name: 'integrate',
      arguments: { task: 'lend a book', language: 'Go' },
    });
    expect(JSON.stringify(messages)).toContain('Write a program in Go that does this with the API: lend a book.');
  });
});

it('refuses a folder without a built site', async () => {
  await expect(readServedSite(join(folder, 'ref'))).rejects.toThrow(
    'There is no built site with Markdown versions at ',
  );
});

it('finds the pages of a site below the root of its host', async () => {
  const site = join(folder, 'below');
  mkdirSync(site);
  writeFileSync(join(site, 'llms.txt'), '# Library\n');
  writeFileSync(
    join(site, 'index.html'),
    '<html lang="fr"><link data-rh="true" rel="canonical" href="https://docs.example/v2/">',
  );
  const { language, toPath } = await openSite(site);
  expect(language).toBe('fr');
  const addresses = ['https://docs.example/v2/ref/lend#body', '/v2/ref/lend.html', '/ref/lend/', 'ref/lend?a'];
  expect(new Set(addresses.map(toPath))).toEqual(new Set(['/ref/lend']));
});
