import { append, compareProblems, member, toText } from '@apidoc/openapi';
import type { Contract } from '@apidoc/openapi/node';
import type { Problem } from '@apidoc/openapi';
import type { CatalogueError, ErrorGroup } from './model';

/** Errors whose problems name one type, an address on the site. */
export interface ProblemType {
  readonly type: string;
  /** The same from the site’s base URL on: `erreurs/doublon`. */
  readonly path: string;
  /** One at least, in the catalogue’s order. */
  readonly errors: readonly CatalogueError[];
}

/**
 * The types of problems whose addresses are on the site.
 *
 * @param site Where the site is published, with a slash at its end.
 */
export function toProblemTypes(groups: readonly ErrorGroup[], site: string): readonly ProblemType[] {
  const byType = new Map<string, CatalogueError[]>();
  for (const error of groups.flatMap(({ errors }) => errors)) {
    const type = toType(error);
    if (type !== undefined) append(byType, type, error);
  }
  return [...byType].flatMap(([type, errors]) => {
    const path = type.startsWith(site) ? type.slice(site.length) : '';
    return pathOfPage.test(path) ? [{ type, path, errors }] : [];
  });
}

/** A page that a static host serves without asking what it is. */
const pathOfPage = /^[\w-]+(?:\/[\w-]+)*$/;

function toType({ example }: CatalogueError): string | undefined {
  return example?.language === 'json' ? toText(member(JSON.parse(example.text), 'type')) : undefined;
}

/** Warns of each type that several errors have, wherever it is written: its address leads to the first of them. */
export function toSharedTypeWarnings(
  types: readonly ProblemType[],
  { warnAt }: Pick<Contract, 'warnAt'>,
): readonly Problem[] {
  return types
    .filter(({ errors }) => errors.length > 1)
    .flatMap(({ type, errors: [first, ...others] }) =>
      warnAt(
        type,
        `The type ${type} of "${first?.code ?? ''}" is that of ${others.map(({ code }) => `"${code}"`).join(', ')} too: its address leads to the first.`,
        'Give each error a type of its own.',
      ),
    )
    .toSorted(compareProblems);
}
