import type { RootContent } from 'mdast';
import { referencePath, toCode, toLink, toParagraph } from '@reliure/richtext';
import type { LinkWriter } from '@reliure/richtext';
import { toContent } from '@reliure/page';
import { describeValues } from '../../kinds/list/describe.ts';
import { texts } from '../../texts/index.ts';
import { exampleCode } from './exampleCode.ts';
import { fieldsOf, fieldsTable } from './fieldsTable.ts';
import { unknown } from './operationExcerpt.ts';
import type { Attributes, Excerpt, ExcerptList, ExcerptSchema, ExcerptSource } from './types.ts';

/**
 * Shows a schema: a link, then its fields that the directive lists in `fields`, then its example. A list of coded values
 * is shown with all its values.
 */
export function schemaExcerpt(
  { name: wanted, fields: chosen, shows, example }: Attributes,
  { schemas, lists }: Pick<ExcerptSource, 'schemas' | 'lists'>,
  links: LinkWriter,
): Excerpt {
  const { attributes, parts } = texts().guides;
  const list = lists.find(({ name }) => name === wanted);
  if (list !== undefined) {
    if (!chosen && !shows)
      return [toOpening(list, links), ...toContent([describeValues(list.values)], { links, level: 1 })];
    return {
      message: `The schema "${list.name}" is a list of values.`,
      remedy: `Remove \`${attributes.fields}\` and \`${attributes.shows}\`.`,
    };
  }
  const schema = schemas.find(({ name }) => name === wanted);
  if (schema === undefined) {
    return unknown(
      'schema',
      wanted ?? '',
      [...schemas, ...lists].map(({ name }) => name),
    );
  }
  const content: RootContent[] = [];
  if (chosen) {
    const fields = { fields: fieldsOf(schema.node), path: referencePath(schema.slug) };
    const nodes = fieldsTable(chosen, fields, links);
    if ('message' in nodes) return nodes;
    content.push(...nodes);
  }
  if (shows) {
    if (shows !== parts.example) return unknown('part of a schema', shows, [parts.example]);
    const nodes = exampleCode([schema], {
      ...(example != null && { name: example }),
      title: schema.title ?? schema.name,
      owner: `the schema "${schema.name}"`,
    });
    if ('message' in nodes) return nodes;
    content.push(...nodes);
  }
  return [toOpening(schema, links), ...content];
}

function toOpening({ slug, name, title }: ExcerptSchema | ExcerptList, links: LinkWriter) {
  const link = toLink(links.toUrl(referencePath(slug)), toCode(name));
  return toParagraph(link, ...(title === undefined ? [] : [texts().guides.meaning(title)]));
}
