import type { BlockContent, ListItem, Paragraph } from 'mdast';
import {
  joinPhrases,
  serialize,
  toBlocks,
  toCode,
  toHeading,
  toItem,
  toLink,
  toList,
  toLists,
  toOneLine,
  toPageLink,
  toPageOpening,
  toParagraph,
  toPhrasing,
  toStrong,
  toTable,
} from '@reliure/richtext';
import type { Links, LinkWriter, OperationLink } from '@reliure/richtext';
import type { Block, ExampleBlock, Fact, Item, ListBlock, PageDescription, Sample, SamplesBlock } from '../blocks.ts';
import type { RowGroup, TableBlock } from '../tables.ts';
import { deprecatedLabel } from '../shared.ts';
import { toEntryItems, toSchemaContent } from './entries.ts';
import { toDescribedItem, toLine, type Place } from './items.ts';
import { texts } from '../texts.ts';

/** Renders a page as Markdown. */
export function toMarkdown({ title, frame = [], blocks }: PageDescription, links: Links): string {
  return serialize([...toPageOpening(title, links), ...toContent([...frame, ...blocks], { links, level: 1 })]);
}

/** Renders blocks as Markdown below a heading of a level. */
export function toContent(blocks: readonly Block[], place: Place): readonly BlockContent[] {
  return blocks.flatMap((block) => toNodes(block, place));
}

function toNodes(block: Block, place: Place): readonly BlockContent[] {
  const { links, level } = place;
  switch (block.kind) {
    case 'text':
      return toBlocks(block.content, links, block.topLevel ?? 3) as BlockContent[];
    case 'section':
      return [
        toHeading(block.level, ...toPhrasing(block.title, links)),
        ...toContent(block.blocks, { links, level: block.level }),
      ];
    case 'facts':
      return toLists(block.facts.map((fact) => toFactItem(fact, place)));
    case 'list':
      return toListNodes(block, place);
    case 'table':
      return block.groups.flatMap((group) => toTables(block, group, place));
    case 'fields':
      return toLists(toEntryItems(block, place));
    case 'schema':
      return toSchemaContent(block, place);
    case 'values':
    case 'choice':
      return toLists(toEntryItems(block, place));
    case 'example':
      return toExample(block, links);
    case 'samples':
      return toSamples(block, level);
    case 'call':
      return [
        toParagraph(
          toCode(`${block.method} ${block.path}`),
          ...(block.since === undefined ? [] : [` (${block.since})`]),
        ),
      ];
    case 'operations':
      return toLists(block.operations.map((operation) => toOperationItem(operation, links)));
    case 'notice':
    case 'filter':
      return toContent(block.blocks, place);
    case 'details':
      return [toParagraph(toStrong(...toPhrasing(block.summary, links))), ...toContent(block.blocks, place)];
    case 'columns':
      return toContent([...block.main, ...block.aside], place);
    // Other blocks say what figures show; controls say nothing; and only the search reads its phrases.
    case 'figure':
    case 'control':
    case 'phrases':
      return [];
  }
}

function toFactItem({ term, blocks }: Fact, place: Place): ListItem {
  const head = [toStrong(...toPhrasing(term, place.links))];
  const [first, ...others] = blocks;
  if (first?.kind === 'text') {
    return toDescribedItem(head, { text: first.content, nested: toContent(others, place) }, place);
  }
  if (first?.kind === 'list' && first.look === 'inline') {
    const { children } = toInlineList(first.items, place.links);
    return toItem([...head, `${texts().colon} `, ...children], ...toContent(others, place));
  }
  return toItem([...head, texts().colon], ...toContent(blocks, place));
}

function toListNodes({ items, look, isOrdered }: ListBlock, place: Place): readonly BlockContent[] {
  if (look === 'inline') return [toInlineList(items, place.links)];
  if (items.length === 0) return [];
  const written = items.map((item) => toListItem(item, place));
  return [toList(written, { ordered: isOrdered === true })];
}

function toListItem({ phrases, note, blocks = [] }: Item, place: Place): ListItem {
  return toItem(toLine(phrases, note, place), ...toContent(blocks, place));
}

function toOperationItem({ slug, title, method, path, deprecated }: OperationLink, links: LinkWriter): ListItem {
  const badge = deprecated === true ? [` (${deprecatedLabel()})`] : [];
  return toItem([toCode(method), ' ', toPageLink(slug, title, links), ...badge, ' ', toCode(path)]);
}

function toInlineList(items: readonly Item[], links: LinkWriter): Paragraph {
  return toParagraph(
    ...joinPhrases(
      items.map(({ phrases }) => toPhrasing(phrases, links)),
      ', ',
    ),
  );
}

function toTables(
  { columns }: TableBlock,
  { title, rows }: RowGroup,
  { links, level }: Place,
): readonly BlockContent[] {
  const table = toTable(
    columns.map((column) => [column]),
    rows.map(({ cells }) => cells.map(({ content }) => toOneLine(content, links))),
  );
  return title === undefined ? [table] : [toHeading(below(level), ...toPhrasing(title, links)), table];
}

function toExample(
  { title, description = [], text, language, isLink }: ExampleBlock,
  links: LinkWriter,
): readonly BlockContent[] {
  return [
    toParagraph(toStrong(...toPhrasing(title, links))),
    ...(toBlocks(description, links, 'inline') as BlockContent[]),
    isLink === true ? toParagraph(toLink(text, text)) : { type: 'code', lang: language, value: text },
  ];
}

/** Writes the first call in each language. The others, which differ in values only, are in the first language. */
function toSamples({ calls }: SamplesBlock, level: Place['level']): readonly BlockContent[] {
  const [first, ...others] = calls;
  return [
    ...(others.length === 0 || first === undefined ? [] : [toParagraph(toStrong(first.title))]),
    ...(first?.samples ?? []).flatMap((sample) => [toHeading(below(level), sample.label), toSampleCode(sample)]),
    ...others.flatMap(({ title, samples: [sample] }) =>
      sample === undefined ? [] : [toHeading(below(level), title), toSampleCode(sample)],
    ),
  ];
}

function toSampleCode({ language, text }: Sample): BlockContent {
  return { type: 'code', lang: language, value: text.trimEnd() };
}

function below(level: Place['level']): 2 | 3 | 4 | 5 {
  return ([2, 3, 4, 5] as const)[level - 1] ?? 5;
}
