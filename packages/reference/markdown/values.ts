import type { ListItem } from 'mdast';
import { joinPhrases, toCode, toItem, toList, toOneLine } from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { readableJson } from '@apidoc/schema';
import type { CodedValue } from '@apidoc/schema';

/** Renders coded values as a list item, with what each means. */
export function toValuesItem(values: readonly CodedValue[], links: Links): ListItem {
  const isExplained = values.some(({ title, description }) => title !== undefined || description !== undefined);
  if (!isExplained) {
    const codes = values.map(({ value }) => [toCode(readableJson(value))]);
    return toItem(['Valeurs\u00a0: ', ...joinPhrases(codes, ', '), '.']);
  }
  return toItem(
    ['Valeurs\u00a0:'],
    toList(
      values.map((coded) => {
        const { value, title, description } = coded;
        const badges = toValueBadges(coded);
        return toItem(
          joinPhrases(
            [
              [toCode(readableJson(value)), ...(badges.length === 0 ? [] : [` (${badges.join(', ')})`])],
              ...(title === undefined ? [] : [[title]]),
              ...(description === undefined ? [] : [toOneLine(description, links)]),
            ],
            ' — ',
          ),
        );
      }),
    ),
  );
}

/** Returns the badges of a coded value. */
export function toValueBadges({ deprecated, since }: CodedValue): readonly string[] {
  return [...(deprecated === true ? ['obsolète'] : []), ...(since === undefined ? [] : [since])];
}
