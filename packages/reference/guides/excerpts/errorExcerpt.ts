import { errorPath, toCode, toLink, toParagraph } from '@reliure/richtext';
import type { LinkWriter } from '@reliure/richtext';
import { toContent } from '@reliure/page';
import { describeErrorFacts } from '../../describe/errors.ts';
import { texts } from '../../texts/index.ts';
import { unknown } from './operationExcerpt.ts';
import type { Attributes, Excerpt, ExcerptErrors } from './types.ts';

/** Shows an error of the catalogue: its code, status and title, its cause, its remedy, and what the user may read. */
export function errorExcerpt({ code }: Attributes, groups: readonly ExcerptErrors[], links: LinkWriter): Excerpt {
  const all = groups.flatMap(({ status, errors }) => errors.map((error) => ({ status, error })));
  const found = all.find(({ error }) => error.code === code);
  if (found === undefined) {
    return unknown(
      'error',
      code ?? '',
      all.map(({ error }) => error.code),
    );
  }
  const { status, error } = found;
  return [
    toParagraph(
      `${status} `,
      toLink(links.toUrl(errorPath(error.code)), toCode(error.code)),
      texts().guides.meaning(error.title),
    ),
    ...toContent([{ kind: 'facts', facts: describeErrorFacts(error) }], { links, level: 1 }),
  ];
}
