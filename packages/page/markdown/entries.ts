import type { BlockContent, ListItem } from 'mdast';
import { joinPhrases, toCode, toItem, toList, toLists, toPhrasing, toStrong } from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import type { Block } from '../blocks.ts';
import type { Entry, SchemaBlock } from '../entries.ts';
import { toDescribedItem, toLine, type Place } from './items.ts';
import { texts } from '../texts.ts';

/** Renders a value at the top of a section: its type and its text, then its content. */
export function toSchemaContent(schema: SchemaBlock, place: Place): readonly BlockContent[] {
  return toEntryItem(schema.label === undefined ? [] : toPhrasing(schema.label, place.links), schema, place)
    .children as BlockContent[];
}

/** Renders a block within an entry as items of the entry’s list. */
export function toEntryItems(block: Block, place: Place): readonly ListItem[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.map((field) => toEntryItem([toCode(field.name)], field, place));
    case 'schema':
      return [toEntryItem(block.label === undefined ? [] : toPhrasing(block.label, place.links), block, place)];
    case 'values': {
      const values = block.values.map((value) => [toCode(value)]);
      return [toItem([`${block.label} `, ...joinPhrases(values, ', ')])];
    }
    case 'choice':
      return [
        toItem(
          [...toPhrasing(block.phrases, place.links), texts().colon],
          toList(
            block.alternatives.map(({ title, entry }) =>
              toEntryItem([toStrong(...toPhrasing(title, place.links))], entry, place),
            ),
          ),
        ),
      ];
    case 'list':
      return block.items.map(({ phrases, note, blocks = [] }) =>
        toItem(toLine(phrases, note, place), ...toLists(blocks.flatMap((inner) => toEntryItems(inner, place)))),
      );
    case 'text':
      return [toDescribedItem([], { text: block.content }, place)];
    case 'details':
      return block.blocks.flatMap((inner) => toEntryItems(inner, place));
    default:
      throw new Error(`An entry cannot contain the block “${block.kind}”.`);
  }
}

function toEntryItem(label: readonly Phrasing[], entry: Entry, place: Place): ListItem {
  const { type, badges, title, text, details, blocks } = entry;
  const { links } = place;
  const facts = [type, ...badges.map(({ phrases }) => phrases)]
    .filter(({ length }) => length > 0)
    .map((fact) => toPhrasing(fact, links));
  const words = joinPhrases(facts, texts().separator);
  const head = [
    ...(label.length === 0 || words.length === 0 ? [...label, ...words] : [...label, ' (', ...words, ')']),
    ...(title === undefined ? [] : [` — ${title}`]),
  ];
  const nested = toLists(blocks.flatMap((block) => toEntryItems(block, place)));
  return toDescribedItem(
    head,
    { text, details: details.map((line) => [...toPhrasing(line, links), '.']), nested },
    place,
  );
}
