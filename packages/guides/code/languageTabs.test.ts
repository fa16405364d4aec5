import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { visit } from 'unist-util-visit';
import { languageTabs } from './languageTabs.ts';

function attributesOf({ attributes }: MdxJsxFlowElement): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])),
  );
}

/** Returns the tabs of each group, with the values that they choose; `*` for the first choice. */
function tabs(text: string): readonly string[] {
  const tree = fromMarkdown(text);
  languageTabs()(tree);
  const groups: string[] = [];
  visit(tree, 'blockquote', ({ data, children }) => {
    if (data?.hName !== 'fieldset') return;
    const labels = children.filter((child) => child.data?.hName === 'label').map((label) => toString(label));
    const choices = children.flatMap((child) => (child.type === 'mdxJsxFlowElement' ? [attributesOf(child)] : []));
    const shown = choices.map(
      ({ value, defaultChecked }, index) =>
        `${defaultChecked === null ? '*' : ''}${String(value)}=${String(labels[index])}`,
    );
    groups.push(shown.join(' '));
  });
  return groups;
}

const fence = (language: string, meta = '') => `\`\`\`${language} ${meta}\n1\n\`\`\`\n\n`;

describe('languageTabs', () => {
  it.each([
    [
      'programs that follow each other',
      fence('ts', 'title="TypeScript"') + fence('kt', 'title="Kotlin"'),
      ['*typescript=TypeScript kotlin=Kotlin'],
    ],
    ['programs without a title', fence('python') + fence('go'), ['*python=python go=go']],
    [
      'a group for each place',
      `${fence('ts')}${fence('go')}a\n\n${fence('php')}${fence('java')}`,
      ['*typescript=ts go=go', '*php=php java=java'],
    ],
    [
      'another group for a repeated language',
      fence('ts') + fence('go') + fence('ts') + fence('java'),
      ['*typescript=ts go=go', '*typescript=ts java=java'],
    ],
    [
      'programs in a list',
      `- a\n\n  ${fence('ts').replace(/\n(?=.)/g, '\n  ')}  ${fence('go').replace(/\n(?=.)/g, '\n  ')}`,
      ['*typescript=ts go=go'],
    ],
    ['no tabs for a single program', `${fence('ts')}a\n\n${fence('go')}`, []],
    ['no tabs for commands and data', fence('bash') + fence('json') + fence('python'), []],
  ])('shows %s', (_name, text, want) => expect(tabs(text)).toEqual(want));
});
