import { describe, expect, it } from 'vitest';
import { readProofs } from './readProofs';

const table = (...rows: readonly string[]) =>
  `# Title\n\n## 2. Screens\n\n| Row | Tag |\n| --- | --- |\n${rows.join('\n')}`;

describe('readProofs', () => {
  it('reads the section, the requirement and the tag of each row', () => {
    expect(readProofs(table('| skip link | `@skip-link-first` |', '| limit of `q` | `@at-most-8` |'))).toEqual([
      { section: '2. Screens', row: 'skip link', tag: '@skip-link-first' },
      { section: '2. Screens', row: 'limit of `q`', tag: '@at-most-8' },
    ]);
  });

  it.each([
    ['without a tag', '| skip link | |'],
    ['whose tag has no backquotes', '| skip link | @skip-link |'],
    ['whose tag has no @', '| skip link | `skip-link` |'],
    ['whose tag has capitals', '| skip link | `@Skip-link` |'],
    ['with a third column', '| skip link | `@skip-link` | a.spec.ts |'],
  ])('rejects a row %s', (_what, row) => {
    expect(() => readProofs(table(row))).toThrow(`e2e/README.md: the row "${row}" has no tag.`);
  });

  it('reports all malformed rows', () => {
    expect(() => readProofs(table('| a | |', '| b | |'))).toThrow(/"\| a \| \|"[^]*"\| b \| \|"/);
  });
});
