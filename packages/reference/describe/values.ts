import { code, deprecatedLabel, join, joinSentences, link, phrases, strong } from '@reliure/page';
import type { Block, Phrases } from '@reliure/page';
import { toPlainText } from '@reliure/richtext';
import type { RichText } from '@reliure/richtext';
import { readableJson } from '@reliure/schema';
import type { CodedValue, SchemaNode } from '@reliure/schema';
import { texts } from '../texts/index.ts';

/** Describes coded values: on one line if nothing explains them. */
export function describeCodedValues(values: readonly CodedValue[]): readonly Block[] {
  const isExplained = values.some(({ title, description }) => title !== undefined || description !== undefined);
  if (!isExplained)
    return [{ kind: 'values', label: texts().fields.values, values: values.map(({ value }) => readableJson(value)) }];
  return [
    {
      kind: 'list',
      look: 'values',
      items: values.map((coded) => ({
        phrases: join(
          [
            phrases(code(readableJson(coded.value)), ...toValueBadges(coded)),
            coded.title === undefined ? [] : phrases(strong(coded.title)),
            coded.description === undefined ? [] : toLine(coded.description),
          ],
          ' — ',
        ),
      })),
    },
  ];
}

/** Returns the badges of a coded value, in parentheses. */
export function toValueBadges({ deprecated, since }: CodedValue): readonly string[] {
  const badges = [...(deprecated === true ? [deprecatedLabel()] : []), ...(since === undefined ? [] : [since])];
  return badges.length === 0 ? [] : [` (${badges.join(', ')})`];
}

/** Describes the named examples of a parameter, each with its texts. */
export function describeNamedExamples({ namedExamples, isPlain }: SchemaNode): readonly Block[] {
  if (namedExamples === undefined) return [];
  return [
    {
      kind: 'list',
      items: namedExamples.map(({ name, title = '', description = [], value, serialized, url, isLink }) => {
        const wording = texts().fields;
        const shown = value !== undefined && isPlain === true ? readableJson(value) : (value ?? url);
        return {
          phrases: join(
            [
              wording.namedExample(name),
              phrases(title),
              shown === undefined ? [] : [isLink === true ? link(shown, shown) : code(shown)],
              serialized === undefined ? [] : phrases(`${wording.form}${wording.colon}`, code(serialized)),
              toLine(description),
            ],
            ' — ',
          ),
        };
      }),
    },
  ];
}

/** Returns the words of values and named examples, by which the search finds a field. */
export function toSearchedText({ documentation, namedExamples = [], parts }: SchemaNode): string {
  const values = parts
    .flatMap((part) => (part.kind === 'values' ? part.values : []))
    .map(({ value, title = '' }) => `${readableJson(value)} ${title}`.trim())
    .join(' ');
  const examples = namedExamples.map(({ name, title, description = [], value, serialized, url }) =>
    joinSentences(
      [name, value === undefined ? url : readableJson(value), serialized]
        .filter((part) => part !== undefined)
        .join(' '),
      title,
      toPlainText(description),
    ),
  );
  return joinSentences(documentation?.name, values, ...examples);
}

/** Returns a text as the content of a line. Its blocks are joined. */
export function toLine(content: RichText): Phrases {
  return content.flatMap((block, index) => [
    ...(index === 0 ? [] : phrases(' ')),
    ...(block.type === 'paragraph' ? block.children : phrases(toPlainText([block]).replace(/\s+/g, ' '))),
  ]);
}
