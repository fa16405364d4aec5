import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import { beforeAll, describe, expect, it } from 'vitest';
import { termDirectives } from './termDirectives.ts';

let file: string;

beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'glossary-')), 'mots.md');
  await writeFile(file, '### Clé (passe) {#cle}\n\nOuvre la serrure.\n');
});

async function transform(source: string): Promise<Root> {
  const tree = fromMarkdown(source, { extensions: [directive()], mdastExtensions: [directiveFromMarkdown()] });
  await termDirectives({ file, path: '/mots' })(tree, { path: 'guide.md' });
  return tree;
}

describe('termDirectives', () => {
  it('replaces a term with a button that opens its explanation', async () => {
    const tree = JSON.stringify(await transform('Prenez la :terme[clé].'));
    expect(tree).toContain('"popoverTarget":"terme-cle"');
    expect(tree).toContain('"popover":"auto"');
    expect(tree).toContain('Ouvre la serrure.');
    expect(tree).toContain('"href":"/mots#cle"');
  });

  it('adds only one explanation per term and page, even for different names', async () => {
    const tree = JSON.stringify(
      await transform('Une :terme[clé].\n\n- Le :terme[passe], les :terme[clefs]{de="clé"}.'),
    );
    expect(tree.match(/"popoverTarget":"terme-cle"/g)).toHaveLength(3);
    expect(tree.match(/Ouvre la serrure/g)).toHaveLength(1);
  });

  it.each([
    ['Prenez la :terme[clé].', 'Prenez la <button>\u2060.'],
    ['(:terme[clé] plate)', '(\u2060<button> plate)'],
    ['Une :terme[clé] plate', 'Une <button> plate'],
    ['La :terme[clé]\u00a0!', 'La <button>\u2060\u00a0!'],
  ])('prevents line breaks between the button and adjacent characters: %j', async (source, want) => {
    const [paragraph] = (await transform(source)).children;
    const words = (paragraph?.type === 'paragraph' ? paragraph.children : []).flatMap((node) =>
      node.type === 'text'
        ? [node.value]
        : (node.data?.hChildren ?? []).map((child) =>
            child.type === 'text' ? child.value : 'tagName' in child && child.tagName === 'button' ? '<button>' : '',
          ),
    );
    expect(words.join('')).toBe(want);
  });

  it('ignores other directives', async () => {
    const tree = await transform('Un :autre[mot].');
    expect(JSON.stringify(tree)).not.toContain('hName');
  });

  it('reports a word that is not in the glossary, with its file and line', async () => {
    await expect(transform('Rien.\n\nUne :terme[clef].')).rejects.toThrow(
      'guide.md:3  :terme\n  The glossary has no term "clef".\n  → Did you mean "clé"?',
    );
  });
});
