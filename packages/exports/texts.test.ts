import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { toLlmsIndex } from './markdown/llms.ts';
import { texts } from './texts.ts';

const version = { path: '/docs/intro', title: 'Start', section: 'Guides', text: '' };
const download = { path: '/openapi.yaml', title: 'OpenAPI contract', description: 'One file.' };
const site = { title: 'Library API', summary: 'Loans.', url: 'https://docs.example', baseUrl: '/' };

describe('texts in English', () => {
  it.each([
    [
      'the index of pages',
      () => toLlmsIndex(site, [version], [download]),
      [
        '# Library API',
        '> Loans.',
        'Every page is also available in Markdown: add `.md` to its address. Addresses in this file are relative to ' +
          '<https://docs.example>. On the page of an operation, every field has its own address, such as ' +
          '`#body.field.subfield` or `#response-200.field`.',
        '## Guides',
        '- [Start](/docs/intro.md)',
        '## Downloads',
        '- [OpenAPI contract](/openapi.yaml): One file.\n',
      ].join('\n\n'),
    ],
    [
      'the contract of one operation',
      () => texts().extract('Lend a copy', 'https://docs.example/api/lend', 'https://docs.example/openapi.yaml'),
      'Excerpt: only the operation “Lend a copy”. Its page: https://docs.example/api/lend. ' +
        'The full contract: https://docs.example/openapi.yaml.',
    ],
  ])('introduce %s', (_what, write, want) => {
    setLanguage('en');
    expect(write()).toBe(want);
  });
});
