import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { termDirectives } from './glossary/termDirectives.ts';
import { toNotes } from './sources/toNotes.ts';

const statement = {
  id: 'speed-limit',
  statement: 'The limit is 50.',
  source: 'Highway Code',
  article: 'rule 124',
  dated: '2022 edition',
  address: 'https://example.com/code',
  read: 'The table.',
  cites: [],
  usedIn: ['docs/a.md', 'contract/b.yaml'],
  line: 1,
};
const register = { citations: [], subjects: [{ title: 'Roads', statements: [statement] }] };
const options = {
  path: '/docs/sources',
  toPage: (file: string) => (file === 'docs/a.md' ? { title: 'Driving', path: '/docs/a' } : null),
};

describe('texts in English', () => {
  it.each([
    [
      'No more than 50[^speed-limit].',
      'No more than 50[^speed-limit].\n\n[^speed-limit]: [Highway Code, rule 124](<https://example.com/code>) ' +
        '(example.com), 2022 edition. [Passage consulted](/docs/sources#speed-limit).\n',
    ],
    [
      '::sources',
      [
        '## Roads',
        '### Highway Code, rule 124 {#speed-limit}',
        'The limit is 50.',
        [
          '- **Source:** [Highway Code, rule 124](<https://example.com/code>) (example.com), 2022 edition.',
          '- **Consulted:** The table.',
          '- **Cited in:** [Driving](/docs/a), the API reference.',
        ].join('\n'),
      ].join('\n\n'),
    ],
  ])('replace %j', (markdown, want) => {
    setLanguage('en');
    expect(toNotes(markdown, register, options)).toBe(want);
  });

  it.each([
    ['Take the :term[key].', true],
    ['Take the :term[keys]{of="key"}.', true],
    ['Take the :terme[key].', false],
  ])('name the directive of a term: %j', async (source, isExplained) => {
    setLanguage('en');
    const file = join(await mkdtemp(join(tmpdir(), 'glossary-')), 'words.md');
    await writeFile(file, '### Key {#key}\n\nOpens the lock.\n');
    const tree = fromMarkdown(source, { extensions: [directive()], mdastExtensions: [directiveFromMarkdown()] });
    await termDirectives({ file, path: '/words' })(tree, { path: 'guide.md' });
    const written = JSON.stringify(tree);
    expect(written.includes('"popoverTarget":"term-key"')).toBe(isExplained);
    expect(written.includes('"value":"Glossary"')).toBe(isExplained);
  });
});
