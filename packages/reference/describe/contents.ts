import { list, phrases, words } from '@reliure/page';
import type { Block } from '@reliure/page';
import { texts } from '../texts/index.ts';
import type { BodyPart, Content } from '../model/exchange.ts';
import { describeFields, describeRoot } from './schema.ts';

/**
 * Describes the content of a body or a response by media type. Examples are beside it. The first one’s anchor is that of
 * the heading.
 */
export function describeContents(contents: readonly Content[], isCollapsed: boolean): readonly Block[] {
  return contents.flatMap(({ mediaType, anchor, schema, items, parts = [], hasNoExample }, index): readonly Block[] => {
    const { contentType, itemType } = texts().exchange;
    const id = index === 0 ? {} : { id: anchor };
    const described = [
      ...(schema === undefined ? [] : [{ ...describeRoot(schema, isCollapsed), label: contentType(mediaType) }]),
      ...(items === undefined ? [] : [{ ...describeRoot(items, isCollapsed), label: itemType(mediaType) }]),
    ];
    const [first, ...others] = described;
    return [
      ...(first === undefined ? [words(...contentType(mediaType))] : [{ ...first, ...id }, ...others]),
      ...describeParts(parts),
      ...(hasNoExample === true ? [words(texts().exchange.noExample)] : []),
    ];
  });
}

function describeParts(parts: readonly BodyPart[]): readonly Block[] {
  if (parts.length === 0) return [];
  const wording = texts().exchange;
  return [
    words(wording.parts),
    ...parts.flatMap(({ number, mediaTypes, headers }) => [
      list([
        {
          phrases: phrases(number === null ? wording.eachPart(parts.length === 1) : wording.part(number)),
          ...(mediaTypes.length > 0 && { note: phrases(wording.partType(mediaTypes)) }),
        },
      ]),
      ...describeFields(headers),
    ]),
  ];
}
