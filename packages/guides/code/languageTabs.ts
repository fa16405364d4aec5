import type { BlockContent, Blockquote, Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { codeTitle, languageId } from '@reliure/richtext';
import { texts } from '../texts.ts';

/**
 * Creates a remark plugin that shows programs in several languages that follow each other as tabs: radio buttons, so that
 * they work without a script. The page script selects the language that the visitor has chosen in the reference. The
 * label of a tab is the title of its code.
 */
export function languageTabs() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, (node) => {
      if (!('children' in node) || !node.children.some(({ type }) => type === 'code')) return;
      node.children = toGroups(node.children as RootContent[]).flatMap((group) => {
        if (group.length < 2) return group;
        count += 1;
        return [toTabs(group as Code[], `${texts().tabs.group}.${count}`)];
      }) as typeof node.children;
    });
  };
}

/** Groups programs that follow each other, each in another language. Other nodes are groups of their own. */
function toGroups(nodes: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const groups: RootContent[][] = [];
  for (const node of nodes) {
    const group = groups.at(-1);
    const language = languageOf(node);
    const isNext =
      language !== null &&
      group?.every((other) => languageOf(other) !== null && languageOf(other) !== language) === true;
    if (isNext) group.push(node);
    else groups.push([node]);
  }
  return groups;
}

/** Returns the language of a program; `null` for commands of a shell and everything else. */
function languageOf(node: RootContent): string | null {
  const language = node.type === 'code' ? (languageId(node.lang ?? '') ?? 'curl') : 'curl';
  return language === 'curl' ? null : language;
}

/** Markdown has no neutral container, so a blockquote is rendered as the group. */
function toTabs(programs: readonly Code[], group: string): Blockquote {
  return {
    type: 'blockquote',
    data: { hName: 'fieldset', hProperties: { className: ['language-tabs'] } },
    children: [
      toElement('legend', { className: ['sr-only'] }, texts().tabs.legend),
      ...programs.flatMap((program, index) => toTab(program, group, index === 0)),
    ],
  };
}

function toTab(program: Code, group: string, isFirst: boolean): readonly BlockContent[] {
  const value = languageOf(program) ?? '';
  const id = `${group}-${value}`;
  return [
    toChoice({
      id,
      type: 'radio',
      name: group,
      value,
      'data-sample-language': '',
      ...(isFirst && { defaultChecked: null }),
    }),
    toElement('label', { htmlFor: [id] }, codeTitle(program.meta ?? '') ?? program.lang ?? value),
    // The tab already has the title.
    { ...program, data: { ...program.data, hProperties: { ...program.data?.hProperties, title: '' } } },
  ];
}

/** Returns a radio button as MDX writes it, because `defaultChecked` is not an attribute of HTML. */
function toChoice(attributes: Readonly<Record<string, string | null>>): BlockContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'input',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}

type Properties = NonNullable<NonNullable<Code['data']>['hProperties']>;

function toElement(hName: string, hProperties: Properties, text: string): BlockContent {
  return {
    type: 'paragraph',
    data: { hName, hProperties },
    children: [{ type: 'text', value: text }],
  };
}
