import type {
  Image,
  ImageReference,
  Link,
  LinkReference,
  ListItem,
  PhrasingContent,
  RootContent,
  TableRow,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { LinkTarget } from './addresses/links.ts';
import { toMarks } from './highlight/toMarks.ts';
import type { Block, Phrase, Safe } from './richText.ts';

/** The data that resolves the links of one text. */
interface Context {
  readonly definitions: ReadonlyMap<string, string>;
  /** Returns the target of a link, or `null` if the link must become plain text. */
  readonly toTarget: (url: string) => LinkTarget | null;
}

interface BlockParent {
  readonly children: readonly RootContent[];
}

interface PhraseParent {
  readonly children: readonly PhrasingContent[];
}

/** Copies the blocks of a parsed text. Unknown nodes become plain text. */
export function toSafeBlocks({ children }: BlockParent, context: Context): Block[] {
  return children.flatMap((child) => toSafeBlock(child, context));
}

function toSafeBlock(node: RootContent, context: Context): readonly Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: toSafePhrase(node, context) }];
    case 'heading':
      return [{ type: 'heading', depth: node.depth, data: node.data, children: toSafePhrase(node, context) }];
    case 'blockquote':
      return [{ type: 'blockquote', children: toSafeBlocks(node, context) }];
    case 'list': {
      const { ordered, start } = node;
      return [
        {
          type: 'list',
          ordered,
          start,
          spread: false,
          children: node.children.map((item) => toSafeItem(item, context)),
        },
      ];
    }
    case 'code': {
      const { lang, value } = node;
      return [{ type: 'code', lang, value, data: { marks: toMarks(value, lang ?? '') } }];
    }
    case 'table': {
      const rows = node.children.map(({ children }): Safe<TableRow> => ({
        type: 'tableRow',
        children: children.map((cell) => ({ type: 'tableCell', children: toSafePhrase(cell, context) })),
      }));
      const isAligned = node.align?.some((side) => side !== null) === true;
      return [{ type: 'table', ...(isAligned && { align: node.align }), children: rows }];
    }
    case 'details': {
      const { summary } = node;
      return [
        {
          type: 'details',
          summary: toSafePhrase({ children: summary }, context),
          children: toSafeBlocks(node, context),
        },
      ];
    }
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }];
    default: {
      const value = toString(node);
      return value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }];
    }
  }
}

/** Converts a list item. Blank lines separate its blocks, unless they are all sublists. */
function toSafeItem(item: ListItem, context: Context): Safe<ListItem> {
  const children =
    typeof item.checked === 'boolean' ? toTask(item, item.checked, context) : toSafeBlocks(item, context);
  return { type: 'listItem', spread: children.slice(1).some(({ type }) => type !== 'list'), children };
}

/** Converts the blocks of a task: a text with a box, because controls of pages must do something. */
function toTask(item: ListItem, isDone: boolean, context: Context): Block[] {
  const box: Phrase = { type: 'text', value: isDone ? '☑\u00a0' : '☐\u00a0' };
  const [first, ...others] = toSafeBlocks(item, context);
  return first?.type === 'paragraph'
    ? [{ ...first, children: [box, ...first.children] }, ...others]
    : [{ type: 'paragraph', children: [box] }, ...toSafeBlocks(item, context)];
}

function toSafePhrase({ children }: PhraseParent, context: Context): Phrase[] {
  return children.flatMap((child) => toSafeInline(child, context));
}

function toSafeInline(node: PhrasingContent, context: Context): readonly Phrase[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{ type: node.type, value: node.value }];
    case 'strong':
    case 'emphasis':
    case 'delete':
      return [{ type: node.type, children: toSafePhrase(node, context) }];
    case 'link':
    case 'linkReference':
    case 'image':
    case 'imageReference':
      return toSafeLink(node, context);
    case 'break':
      return [{ type: 'break' }];
    default: {
      const value = toString(node);
      return value === '' ? [] : [{ type: 'text', value }];
    }
  }
}

/** Converts a link or an image. Links cannot be nested, so a link or an image inside a link becomes its text. */
function toSafeLink(node: Link | LinkReference | Image | ImageReference, context: Context): readonly Phrase[] {
  const url = 'url' in node ? node.url : (context.definitions.get(node.identifier) ?? '');
  const target = context.toTarget(url);
  const inside = target === null ? context : { ...context, toTarget: () => null };
  const children: Phrase[] =
    'children' in node ? toSafePhrase(node, inside) : [{ type: 'text', value: toString(node) || url }];
  if (target === null) return children;
  const data = target.isUnverified === true ? { isUnverified: target.isUnverified } : undefined;
  return [{ type: 'link', url: target.url, data, children }];
}
