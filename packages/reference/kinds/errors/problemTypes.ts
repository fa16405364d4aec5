import { append, compareProblems, isSpecialName, member, toText } from '@reliure/openapi';
import type { Contract } from '@reliure/openapi/node';
import type { FileProblem } from '@reliure/openapi';
import type { CatalogueError, ErrorGroup } from './model.ts';

/** The errors whose examples share a problem type, if its address is on the site. */
export interface ProblemType {
  readonly type: string;
  /** The part of the type after the site’s base URL: `erreurs/doublon`. */
  readonly path: string;
  /** At least one, in the order of the catalogue. */
  readonly errors: readonly CatalogueError[];
}

/**
 * Returns the problem types whose addresses are on the site.
 *
 * @param site Absolute URL of the site, with a trailing slash.
 */
export function toProblemTypes(groups: readonly ErrorGroup[], site: string): readonly ProblemType[] {
  const byType = new Map<string, CatalogueError[]>();
  for (const error of groups.flatMap(({ errors }) => errors)) {
    const type = toProblemType(error);
    if (type !== undefined) append(byType, type, error);
  }
  return [...byType].flatMap(([type, errors]) => {
    const path = type.startsWith(site) ? type.slice(site.length) : '';
    return pagePath.test(path) && !isSpecialName(path.split('/').at(-1) ?? '') ? [{ type, path, errors }] : [];
  });
}

/** Paths that a static host serves as HTML pages. Longer names are not possible in most file systems. */
const pagePath = /^[\w-]{1,200}(?:\/[\w-]{1,200})*$/;

function toProblemType({ example }: CatalogueError): string | undefined {
  return example?.language === 'json' ? toText(member(JSON.parse(example.text), 'type')) : undefined;
}

/** Warns of each problem type that several errors share: its address can only link to the first of them. */
export function toSharedTypeWarnings(
  types: readonly ProblemType[],
  { warnAt }: Pick<Contract, 'warnAt'>,
): readonly FileProblem[] {
  return types
    .filter(({ errors }) => errors.length > 1)
    .flatMap(({ type, errors: [first, ...others] }) =>
      warnAt(
        type,
        `The type ${type} of "${first?.code ?? ''}" is also the type of ${others.map(({ code }) => `"${code}"`).join(', ')}. Its address can only redirect to the first.`,
        'Give each error its own type.',
      ),
    )
    .toSorted(compareProblems);
}
