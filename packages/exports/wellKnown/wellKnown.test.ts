import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildReference } from '@reliure/reference';
import type { LoadedReference } from '@reliure/reference';
import { toApiCatalog } from './apiCatalog.ts';
import { buildAgentSkills } from './agentSkills.ts';

const site = { url: 'https://site.example', baseUrl: '/', markdownVersions: new Set(['/api/lire']) };

function load(servers: readonly string[], id = 'default', basePath = '/api'): LoadedReference {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Livres', version: '1' },
    servers: servers.map((url) => ({ url })),
    paths: { '/livres': { get: { summary: 'Lire', responses: { 200: { description: 'Lu.' } } } } },
  };
  const changelog = { releases: [], feeds: [] };
  const files = { published: document, document, key: 'k' as LoadedReference['key'] };
  return {
    ...buildReference({ document, id, basePath }),
    label: id,
    scenarios: [],
    changelog,
    changelogPage: null,
    ...files,
  };
}

describe('toApiCatalog', () => {
  const described = (folder: string, page: string) => ({
    'service-desc': [
      { href: `https://site.example${folder}/openapi.yaml`, type: 'application/yaml' },
      { href: `https://site.example${folder}/openapi.json`, type: 'application/json' },
    ],
    'service-doc': [
      { href: `https://site.example${page}`, type: 'text/html' },
      { href: `https://site.example${page}.md`, type: 'text/markdown' },
    ],
    'service-meta': [{ href: 'https://site.example/llms.txt', type: 'text/plain' }],
  });

  it.each([
    [
      'each server of each API, with its contract and its pages',
      [load(['https://a.example/v1', 'https://b.example']), load(['https://c.example'], 'partner', '/partner')],
      ['https://a.example/v1', 'https://b.example', 'https://c.example'],
      [described('', '/api'), described('', '/api'), described('/partner', '/partner')],
    ],
    [
      'the pages of an API without a server of its own address',
      [load(['/v1', 'https://{host}.example'])],
      ['https://site.example/api'],
      [described('', '/api')],
    ],
  ])('links %s', (_what, references, endpoints, want) => {
    const { linkset } = JSON.parse(toApiCatalog(site, references)) as { readonly linkset: readonly Context[] };
    const [catalogue, ...apis] = linkset;
    expect(catalogue?.anchor).toBe('https://site.example/.well-known/api-catalog');
    expect(catalogue?.item?.map(({ href }) => href)).toEqual(endpoints);
    expect(apis).toEqual(want.map((links, index) => ({ anchor: endpoints[index], ...links })));
  });
});

interface Context {
  readonly anchor: string;
  readonly item?: readonly { readonly href: string }[];
}

describe('buildAgentSkills', () => {
  const scenario = {
    name: 'ouvrir',
    title: 'Ouvrir une porte',
    description: 'De la `clé` à la *porte*.',
    inputs: [],
    steps: [],
  };
  const files = buildAgentSkills(site, [{ ...load([]), scenarios: [scenario] }]);
  const [index, skill] = files.map(({ text }) => text);

  it('returns nothing without scenarios', () => expect(buildAgentSkills(site, [load([])])).toEqual([]));

  it('lists each scenario with the digest of its file', () => {
    expect(files.map(({ path }) => path)).toEqual([
      '/.well-known/agent-skills/index.json',
      '/.well-known/agent-skills/ouvrir/SKILL.md',
    ]);
    expect(JSON.parse(index ?? '')).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        {
          name: 'ouvrir',
          type: 'skill-md',
          description:
            'Ouvrir une porte, appel par appel. De la clé à la porte. À employer pour écrire, corriger ou expliquer ce parcours avec l’API.',
          url: '/.well-known/agent-skills/ouvrir/SKILL.md',
          digest: `sha256:${createHash('sha256')
            .update(skill ?? '')
            .digest('hex')}`,
        },
      ],
    });
  });

  it('writes when to use a skill, the rules, and the steps', () => {
    expect(skill).toMatch(
      /^---\nname: ouvrir\ndescription: "Ouvrir une porte, appel par appel\. [^\n]*"\n---\n\n# Ouvrir une porte\n/,
    );
    expect(skill).toContain('\n## Règles\n\n- N’inventez ni chemin');
    expect(skill).toContain('\n## Les étapes\n');
    expect(skill).toContain('](https://site.example/scenarios/ouvrir.arazzo.yaml)');
  });

  it('names the scenarios of two references apart, and cuts long descriptions', () => {
    const long = { ...scenario, description: 'mot '.repeat(400) };
    const [listed] = buildAgentSkills(site, [
      { ...load([]), scenarios: [long] },
      { ...load([], 'partner', '/partner'), scenarios: [scenario] },
    ]);
    const { skills } = JSON.parse(listed?.text ?? '') as { skills: { name: string; description: string }[] };
    expect(skills.map(({ name, description }) => [name, description.length <= 1024])).toEqual([
      ['ouvrir', true],
      ['ouvrir-2', true],
    ]);
  });
});
