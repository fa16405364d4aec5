import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';
import { unlinkMissingOperations } from './unlinkMissingOperations.ts';

async function unlinked(markdown: string): Promise<string> {
  const slugsFile = join(await mkdtemp(join(tmpdir(), 'slugs-')), 'slugs.json');
  await writeFile(slugsFile, JSON.stringify({ basePath: '/api', data: ['ranger-un-livre', '#livres'] }));
  const tree = fromMarkdown(markdown);
  await unlinkMissingOperations({ slugsFile })(tree);
  return toMarkdown(tree).trim();
}

describe('unlinkMissingOperations', () => {
  it.each([
    '[Ranger](/api/ranger-un-livre)',
    '[Ranger](/api/ranger-un-livre#corps)',
    '[Livres](/api#livres)',
    '[Référence](/api)',
    '[Guide](/docs/intro#lire)',
  ])('keeps %s', async (link) => {
    expect(await unlinked(link)).toBe(link);
  });

  it.each(['/api/preter-un-livre', '/api/preter-un-livre#corps', '/api#prets'])(
    'converts a link to %s to its text',
    async (url) => {
      expect(await unlinked(`Voir [**ce** qui manque](${url}).`)).toBe('Voir **ce** qui manque.');
    },
  );
});
