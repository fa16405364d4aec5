import { referencePath } from '@reliure/richtext';
import type { FormerPage } from '../../model/formerPages.ts';
import { endAnchor, withdrawalPath } from '../../model/withdrawal/endAnchor.ts';
import type { Redirect } from '../redirectPages.ts';
import type { ReleasedChanges } from '../releasedChanges.ts';

type Released = Pick<ReleasedChanges, 'former' | 'slugs' | 'groups' | 'announced' | 'page'>;

/** Finds a target for each page that is gone. */
export function buildFormerAddresses(released: Released): readonly Redirect[] {
  return released.former.map((page) => ({ slug: page.slug, title: page.title, target: findTarget(page, released) }));
}

/**
 * Returns the page of the same operation, of the operation that replaces it, or of the same name, such as a schema that
 * became a list. Without one, it is the row of its end in the calendar of withdrawals, or the release that dropped it.
 */
function findTarget({ slug, call, release }: FormerPage, { slugs, groups, announced, page }: Released): string {
  const address = call === undefined ? undefined : `${call.method} ${call.path}`;
  const end = announced.find(({ subject }) => 'operation' in subject && subject.operation === address);
  const operations = groups.flatMap((group) => group.operations);
  const slugOf = (wanted: string | undefined) =>
    operations.find(({ method, path }) => `${method} ${path}` === wanted)?.slug;
  const name = slug.slice(slug.lastIndexOf('/'));
  const found = slugOf(address) ?? slugOf(end?.replacement) ?? slugs.find((one) => name !== slug && one.endsWith(name));
  if (found !== undefined) return referencePath(found);
  return end === undefined ? `${page}#${release}` : withdrawalPath(endAnchor(end));
}
