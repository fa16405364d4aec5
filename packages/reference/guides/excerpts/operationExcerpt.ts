import type { RootContent } from 'mdast';
import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { referencePath, toCode, toLink, toParagraph } from '@reliure/richtext';
import type { LinkWriter } from '@reliure/richtext';
import { bodyTitle } from '../../model/titles.ts';
import { texts } from '../../texts/index.ts';
import { exampleCode, toCodeBlock } from './exampleCode.ts';
import { fieldsOf, fieldsTable } from './fieldsTable.ts';
import type { Attributes, Excerpt, ExcerptOperation } from './types.ts';

/**
 * Shows an operation: a link with its method and path, then the parts that the directive lists in `shows`, then the
 * fields of the request that it lists in `fields`.
 */
export function operationExcerpt(
  { name, shows, fields: chosen, ...choice }: Attributes,
  operations: readonly ExcerptOperation[],
  links: LinkWriter,
): Excerpt {
  const slugs = operations.map(({ slug }) => slug);
  const operation = operations.find(({ slug }) => slug === name);
  if (operation === undefined) return unknown('operation', name ?? '', slugs);
  const { slug, title, method, path, deprecated, purpose, parameters, body } = operation;
  const content: RootContent[] = [];
  for (const part of (shows ?? '').split(/[\s,]+/).filter(Boolean)) {
    const nodes = toPart(part, operation, choice);
    if ('message' in nodes) return nodes;
    content.push(...nodes);
  }
  if (chosen) {
    const fields = [
      ...parameters.flatMap((section) => section.fields),
      ...(body?.contents ?? []).flatMap(({ schema }) => (schema === undefined ? [] : fieldsOf(schema))),
    ];
    const nodes = fieldsTable(chosen, { fields, path: referencePath(slug) }, links);
    if ('message' in nodes) return nodes;
    content.push(...nodes);
  }
  const { deprecated: deprecatedWord, meaning } = texts().guides;
  const opening = toParagraph(
    toLink(links.toUrl(referencePath(slug)), title),
    ...(deprecated === true ? [` ${deprecatedWord}`] : []),
    ' ',
    toCode(`${method} ${path}`),
    ...(content.length > 0 || purpose === undefined ? [] : [meaning(purpose)]),
  );
  return [opening, ...content];
}

function toPart(
  part: string,
  { slug, calls, body, responses }: ExcerptOperation,
  { language, status: given, example }: Attributes,
): readonly RootContent[] | Problem {
  const { parts, attributes, response: responseTitle } = texts().guides;
  const name = example ?? undefined;
  switch (part) {
    case parts.call: {
      const samples = calls[0]?.samples ?? [];
      const sample = samples.find(({ id }) => id === (language ?? samples[0]?.id));
      if (sample !== undefined) return [toCodeBlock(sample.language, sample.text)];
      return unknown(
        'language of samples',
        language ?? '',
        samples.map(({ id }) => id),
      );
    }
    case parts.body:
      if (body === undefined) {
        return {
          message: `The operation "${slug}" has no body.`,
          remedy: `Remove "${part}" from \`${attributes.shows}\`.`,
        };
      }
      return exampleCode(body.contents, {
        ...(name !== undefined && { name }),
        title: bodyTitle(body),
        owner: `the body of "${slug}"`,
      });
    case parts.response: {
      const statuses = responses.map(({ status }) => status);
      const wanted = given ?? statuses.find((status) => status.startsWith('2'));
      const response = responses.find(({ status }) => status === wanted);
      if (response === undefined) return unknown('response', wanted ?? '', statuses);
      return exampleCode(response.contents, {
        ...(name !== undefined && { name }),
        title: responseTitle(response.status, response.title),
        owner: `the response ${response.status} of "${slug}"`,
      });
    }
    default:
      return unknown('part of an operation', part, [parts.call, parts.body, parts.response]);
  }
}

/** Returns the problem of a name that nothing has. */
export function unknown(what: string, name: string, known: readonly string[]): Problem {
  return { message: `There is no ${what} "${name}".`, remedy: nearest(name, known) };
}
