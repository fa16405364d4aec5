import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from './identity.ts';
import { identityProblems } from './identityProblems.ts';
import { smallest } from './testing/smallest.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'));
  writeFileSync(
    join(folder, 'identity.ts'),
    "export const identity = {\n  title: 'A',\n  url: 'https://a.org/',\n};\n",
  );
});

const blogLink = { label: 'Blog', to: '/blog' };

const partner = { id: 'partner', label: 'Partner API', contract: 'partner.yaml', routeBasePath: 'partner' };

describe('identityProblems', () => {
  it('accepts the smallest identity', () => expect(identityProblems(smallest, folder)).toEqual([]));

  it.each<[string, Partial<Identity>, string, string]>([
    [
      'a language without texts',
      { language: 'de' as Identity['language'] },
      'language',
      'The value "de" is wrong: Invalid option: expected one of "en"|"fr"',
    ],
    ['checks of French for English texts', { checks: { french: true } }, 'checks', '`french` checks texts in French'],
    ['an empty title', { title: ' ' }, 'title', 'it is empty'],
    ['an origin with a path', { url: 'https://a.org/docs' }, 'url', 'it is not http:// or https:// and a host only'],
    ['an origin that is not of the web', { url: 'ftp://a.org' }, 'url', 'it is not http:// or https:// and a host'],
    ['a base URL without a slash', { baseUrl: '/a' }, 'baseUrl', 'it does not start and end with a slash'],
    ['a first guide elsewhere', { firstGuide: 'docs/intro' }, 'firstGuide', 'it is not the path of a guide'],
    ['a page of the changelog elsewhere', { changelog: { page: '/log' } }, 'changelog.page', 'it is not the path'],
    ['a link to a missing blog', { navbar: [blogLink] }, 'navbar', 'The link "Blog" to "/blog" points to the blog'],
    ['a relative link', { navbar: [{ label: 'A', to: 'a' }] }, 'navbar.0.to', 'it does not start with a slash'],
    [
      'a URL without a scheme',
      { footer: { columns: [{ title: 'A', links: [{ label: 'B', href: 'b.org' }] }], copyright: '' } },
      'footer.columns.0.links.0.href',
      'it is not a web or mail address',
    ],
    ['a reserved host name', { url: 'https://docs.a.example' }, 'url', 'https://docs.a.example uses a host name'],
    [
      'a policy with another directive',
      { policy: { 'script-src': ['https://a.org'] } as Identity['policy'] },
      'policy.script-src',
      'There is no such option.',
    ],
    [
      'a policy that would allow more',
      { policy: { 'img-src': ["https://a.org; script-src 'unsafe-inline'"] } },
      'policy.img-src.0',
      'it is not https:// and a host only',
    ],
    ['an unknown setting', { titel: 'A' } as Partial<Identity>, 'titel', 'There is no such option.'],
    ['a missing glossary', { glossary: { file: 'g.md', page: '/docs/g' } }, 'glossary', 'g.md'],
    ['a missing register', { sources: { file: 'r.yaml', page: '/docs/r' } }, 'sources', 'r.yaml'],
    ['a missing blog', { blog: { title: 'A', description: 'B', sidebarTitle: 'C' } }, 'blog', 'There is no'],
    ['a missing style sheet', { styles: ['a.css'] }, 'styles', 'a.css'],
    ['missing synonyms', { synonyms: 's.yaml' }, 'synonyms', 's.yaml'],
    ['a missing thesaurus', { thesaurus: 't.yaml' }, 'thesaurus', 't.yaml'],
    [
      'two references at one path',
      { otherReferences: [{ ...partner, routeBasePath: '/api/' }] },
      'otherReferences',
      'The references "default" and "partner" are both at the path "/api".',
    ],
    [
      'two references with one id',
      { otherReferences: [partner, { ...partner, routeBasePath: 'other' }] },
      'otherReferences',
      'Two references have the id "partner".',
    ],
    [
      'a page of another changelog elsewhere',
      { otherReferences: [{ ...partner, changelog: { page: '/log' } }] },
      'otherReferences.0.changelog.page',
      'it is not the path of a guide',
    ],
    [
      'two changelogs in one folder',
      {
        changelog: { page: '/docs/changes' },
        otherReferences: [{ ...partner, changelog: { page: '/docs/partner-changes' } }],
      },
      'otherReferences',
      'The references "default" and "partner" have the pages of their changelogs, /docs/changes and /docs/partner-changes, in one folder',
    ],
    [
      'two contracts beside the same releases',
      {
        changelog: { page: '/docs/changes' },
        otherReferences: [
          { ...partner, contract: 'contract/partner.yaml', changelog: { page: '/docs/partner/changes' } },
        ],
      },
      'otherReferences',
      'would read the same files, those of contract/versions/',
    ],
    [
      'a reference with the id of another part of the site',
      { otherReferences: [{ ...partner, id: 'docs' }] },
      'otherReferences',
      'The id "docs" of a reference cannot be used',
    ],
    [
      'a reference without a contract',
      { otherReferences: [{ ...partner, contract: '' }] },
      'otherReferences.0.contract',
      'it is empty',
    ],
    ['an id with a space', { announcement: { id: 'a b', content: 'A' } }, 'announcement.id', 'it has other characters'],
  ])('reports %s', (_name, change, member, message) => {
    const problems = identityProblems({ ...smallest, ...change }, folder);
    expect(problems).toMatchObject([{ pointer: member, message: expect.stringContaining(message) as string }]);
  });

  it('names the line of the setting', () =>
    expect(identityProblems({ ...smallest, url: 'https://a.org/' }, folder)).toMatchObject([{ line: 3 }]));

  it('accepts reserved host names in a site that says so', () =>
    expect(identityProblems({ ...smallest, url: 'https://docs.a.example', hasFictitiousHosts: true }, folder)).toEqual(
      [],
    ));
});
