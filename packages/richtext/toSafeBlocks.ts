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
import type { LinkTarget } from './addresses/links';
import { toMarks } from './highlight/toMarks';
import type { Block, Phrase, Safe } from './richText';

/** Resolves the links of one text. */
interface Context {
  readonly definitions: ReadonlyMap<string, string>;
  /** Where a link leads; `null` for one that becomes its text. */
  readonly toTarget: (url: string) => LinkTarget | null;
}

interface BlockParent {
  readonly children: readonly RootContent[];
}

interface PhraseParent {
  readonly children: readonly PhrasingContent[];
}

/** Copies the blocks of a parsed text without what a text may not hold: HTML and whatever else is unknown become text. */
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
      return [{ type: 'table', children: rows }];
    }
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }];
    default: {
      const value = toString(node);
      return value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }];
    }
  }
}

/** An item stands close to its sublists; other blocks inside it are set apart by blank lines. */
function toSafeItem(item: ListItem, context: Context): Safe<ListItem> {
  const children = toSafeBlocks(item, context);
  return { type: 'listItem', spread: children.slice(1).some(({ type }) => type !== 'list'), children };
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

/** A link holds none: what stands inside, such as an image, is its text. */
function toSafeLink(node: Link | LinkReference | Image | ImageReference, context: Context): readonly Phrase[] {
  const url = 'url' in node ? node.url : (context.definitions.get(node.identifier) ?? '');
  const target = context.toTarget(url);
  const inside = target === null ? context : { ...context, toTarget: () => null };
  const children: Phrase[] =
    'children' in node ? toSafePhrase(node, inside) : [{ type: 'text', value: toString(node) || url }];
  if (target === null) return children;
  const data = target.isUnsure === true ? { isUnsure: target.isUnsure } : undefined;
  return [{ type: 'link', url: target.url, data, children }];
}
