import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { acceptHeaders } from '../../../e2e/acceptHeaders.ts';
import respond, { onRequest, prefersMarkdown } from './markdown.js';

const files: Readonly<Record<string, string>> = {
  '/api/lire': '<!doctype html>',
  '/api/lire.md': '# Lire',
  '/search': '<p>',
};

function serve(url: URL | string): Response {
  const body = files[new URL(url).pathname];
  return body === undefined ? new Response('', { status: 404 }) : new Response(body);
}

type Ask = (request: Request) => Promise<Response>;

const hosts: Readonly<Record<string, Ask>> = {
  'Cloudflare Pages': (request) =>
    (onRequest as (context: object) => Promise<Response>)({
      request,
      next: () => Promise.resolve(serve(request.url)),
      env: { ASSETS: { fetch: (url: URL) => Promise.resolve(serve(url)) } },
    }),
  Netlify: async (request) => {
    const { fetch } = globalThis;
    globalThis.fetch = (url) => Promise.resolve(serve(url as URL));
    try {
      return await (respond as (request: Request, context: object) => Promise<Response>)(request, {
        next: () => Promise.resolve(serve(request.url)),
      });
    } finally {
      globalThis.fetch = fetch;
    }
  },
};

describe.each(Object.entries(hosts))('the function for %s', (_name, ask) => {
  it.each([
    ['/api/lire', 'text/markdown, text/html, */*', '# Lire', 200],
    ['/api/lire', 'text/html,*/*;q=0.8', '<!doctype html>', 200],
    ['/api/lire.md', 'text/markdown', '# Lire', 200],
    ['/search', 'text/markdown', '<p>', 200],
    ['/absente', 'text/markdown', '', 404],
  ])('sends for %s with %s %j', async (path, accept, text, status) => {
    const response = await ask(new Request(`https://site.example${path}`, { headers: { accept } }));
    expect([await response.text(), response.status, response.headers.get('vary')]).toEqual([text, status, 'Accept']);
  });
});

const nginx = readFileSync(new URL('../nginx/site.conf', import.meta.url), 'utf8');
const pattern = new RegExp(/"~\*(?<pattern>[^"]+)"\s+\.md;/.exec(nginx)?.groups?.['pattern'] ?? '(?!)', 'i');

it.each(acceptHeaders)('functions and nginx answer %s with Markdown: %j', (accept, isMarkdown) => {
  expect([prefersMarkdown(accept), pattern.test(accept)]).toEqual([isMarkdown, isMarkdown]);
});
