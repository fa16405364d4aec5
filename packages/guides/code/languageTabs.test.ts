import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { visit } from 'unist-util-visit';
import { languageTabs } from './languageTabs.ts';

/** Returns the tabs of each group, with the values that they choose. */
function tabs(text: string): readonly string[] {
  const tree = fromMarkdown(text);
  languageTabs()(tree);
  const groups: string[] = [];
  visit(tree, 'blockquote', ({ data, children }) => {
    if (data?.hName !== 'fieldset') return;
    const values = children.flatMap(({ data: own }) =>
      own?.hName === 'input' ? [String(own.hProperties?.['value'])] : [],
    );
    const labels = children.filter((child) => child.data?.hName === 'label').map((label) => toString(label));
    groups.push(values.map((value, index) => `${value}=${String(labels[index])}`).join(' '));
  });
  return groups;
}

const fence = (language: string, meta = '') => `\`\`\`${language} ${meta}\n1\n\`\`\`\n\n`;

describe('languageTabs', () => {
  it.each([
    [
      'programs that follow each other',
      fence('ts', 'title="TypeScript"') + fence('kt', 'title="Kotlin"'),
      ['typescript=TypeScript kotlin=Kotlin'],
    ],
    ['programs without a title', fence('python') + fence('go'), ['python=python go=go']],
    [
      'a group for each place',
      `${fence('ts')}${fence('go')}a\n\n${fence('php')}${fence('java')}`,
      ['typescript=ts go=go', 'php=php java=java'],
    ],
    [
      'another group for a repeated language',
      fence('ts') + fence('go') + fence('ts') + fence('java'),
      ['typescript=ts go=go', 'typescript=ts java=java'],
    ],
    [
      'programs in a list',
      `- a\n\n  ${fence('ts').replace(/\n(?=.)/g, '\n  ')}  ${fence('go').replace(/\n(?=.)/g, '\n  ')}`,
      ['typescript=ts go=go'],
    ],
    ['no tabs for a single program', `${fence('ts')}a\n\n${fence('go')}`, []],
    ['no tabs for commands and data', fence('bash') + fence('json') + fence('python'), []],
  ])('shows %s', (_name, text, want) => expect(tabs(text)).toEqual(want));
});
