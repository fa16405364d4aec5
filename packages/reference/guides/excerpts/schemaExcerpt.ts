import type { RootContent } from 'mdast';
import { referencePath, toCode, toLink, toParagraph } from '@reliure/richtext';
import type { LinkWriter } from '@reliure/richtext';
import { toContent } from '@reliure/page';
import { describeValues } from '../../kinds/list/describe.ts';
import { exampleCode } from './exampleCode.ts';
import { fieldsOf, fieldsTable } from './fieldsTable.ts';
import { unknown } from './operationExcerpt.ts';
import type { Attributes, Excerpt, ExcerptList, ExcerptSchema, ExcerptSource } from './types.ts';

/**
 * Shows a schema: a link, then its fields that the directive lists in `champs`, then its example. A list of coded values
 * is shown with all its values.
 */
export function schemaExcerpt(
  { nom, champs, montre, exemple }: Attributes,
  { schemas, lists }: Pick<ExcerptSource, 'schemas' | 'lists'>,
  links: LinkWriter,
): Excerpt {
  const list = lists.find(({ name }) => name === nom);
  if (list !== undefined) {
    if (!champs && !montre)
      return [toOpening(list, links), ...toContent([describeValues(list.values)], { links, level: 1 })];
    return { message: `The schema "${list.name}" is a list of values.`, remedy: 'Remove `champs` and `montre`.' };
  }
  const schema = schemas.find(({ name }) => name === nom);
  if (schema === undefined) {
    return unknown(
      'schema',
      nom ?? '',
      [...schemas, ...lists].map(({ name }) => name),
    );
  }
  const content: RootContent[] = [];
  if (champs) {
    const fields = { fields: fieldsOf(schema.node), path: referencePath(schema.slug) };
    const nodes = fieldsTable(champs, fields, links);
    if ('message' in nodes) return nodes;
    content.push(...nodes);
  }
  if (montre) {
    if (montre !== 'exemple') return unknown('part of a schema', montre, ['exemple']);
    const nodes = exampleCode([schema], {
      ...(exemple != null && { name: exemple }),
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
  return toParagraph(link, ...(title === undefined ? [] : [`\u00a0: ${title}`]));
}
