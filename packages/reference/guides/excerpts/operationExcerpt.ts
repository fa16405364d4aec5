import type { RootContent } from 'mdast';
import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { referencePath, toCode, toLink, toParagraph } from '@reliure/richtext';
import type { LinkWriter } from '@reliure/richtext';
import { bodyTitle } from '../../model/titles.ts';
import { exampleCode, toCodeBlock } from './exampleCode.ts';
import { fieldsOf, fieldsTable } from './fieldsTable.ts';
import type { Attributes, Excerpt, ExcerptOperation } from './types.ts';

/**
 * Shows an operation: a link with its method and path, then the parts that the directive lists in `montre`, then the
 * fields of the request that it lists in `champs`.
 */
export function operationExcerpt(
  { nom, montre, langage, statut, exemple, champs }: Attributes,
  operations: readonly ExcerptOperation[],
  links: LinkWriter,
): Excerpt {
  const slugs = operations.map(({ slug }) => slug);
  const operation = operations.find(({ slug }) => slug === nom);
  if (operation === undefined) return unknown('operation', nom ?? '', slugs);
  const { slug, title, method, path, deprecated, purpose, parameters, body } = operation;
  const content: RootContent[] = [];
  for (const part of (montre ?? '').split(/[\s,]+/).filter(Boolean)) {
    const nodes = toPart(part, operation, { langage, statut, exemple });
    if ('message' in nodes) return nodes;
    content.push(...nodes);
  }
  if (champs) {
    const fields = [
      ...parameters.flatMap((section) => section.fields),
      ...(body?.contents ?? []).flatMap(({ schema }) => (schema === undefined ? [] : fieldsOf(schema))),
    ];
    const nodes = fieldsTable(champs, { fields, path: referencePath(slug) }, links);
    if ('message' in nodes) return nodes;
    content.push(...nodes);
  }
  const opening = toParagraph(
    toLink(links.toUrl(referencePath(slug)), title),
    ...(deprecated === true ? [' (obsolète)'] : []),
    ' ',
    toCode(`${method} ${path}`),
    ...(content.length > 0 || purpose === undefined ? [] : [`\u00a0: ${purpose}`]),
  );
  return [opening, ...content];
}

function toPart(
  part: string,
  { slug, samples, body, responses }: ExcerptOperation,
  { langage, statut, exemple }: Attributes,
): readonly RootContent[] | Problem {
  const name = exemple ?? undefined;
  switch (part) {
    case 'appel': {
      const sample = samples.find(({ id }) => id === (langage ?? samples[0]?.id));
      if (sample !== undefined) return [toCodeBlock(sample.language, sample.text)];
      return unknown(
        'language of samples',
        langage ?? '',
        samples.map(({ id }) => id),
      );
    }
    case 'corps':
      if (body === undefined) {
        return { message: `The operation "${slug}" has no body.`, remedy: 'Remove "corps" from `montre`.' };
      }
      return exampleCode(body.contents, {
        ...(name !== undefined && { name }),
        title: bodyTitle(body),
        owner: `the body of "${slug}"`,
      });
    case 'reponse': {
      const statuses = responses.map(({ status }) => status);
      const wanted = statut ?? statuses.find((status) => status.startsWith('2'));
      const response = responses.find(({ status }) => status === wanted);
      if (response === undefined) return unknown('response', wanted ?? '', statuses);
      return exampleCode(response.contents, {
        ...(name !== undefined && { name }),
        title: `Réponse ${response.status} ${response.title}`.trim(),
        owner: `the response ${response.status} of "${slug}"`,
      });
    }
    default:
      return unknown('part of an operation', part, ['appel', 'corps', 'reponse']);
  }
}

/** Returns the problem of a name that nothing has. */
export function unknown(what: string, name: string, known: readonly string[]): Problem {
  return { message: `There is no ${what} "${name}".`, remedy: nearest(name, known) };
}
