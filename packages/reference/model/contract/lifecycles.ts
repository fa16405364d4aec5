import { members, toArray } from '@reliure/openapi';
import { buildNameSlugs } from '../nameSlugs.ts';
import { lifecycleCatalogue } from '../wording/lifecycleWording.ts';

/** Returns the slug of each life cycle’s page, by the life cycle’s name. */
export function lifecycleSlugs(lifecycles: unknown): ReadonlyMap<string, string> {
  return buildNameSlugs(
    lifecycleCatalogue.slug,
    members(lifecycles).map(([name]) => name),
  );
}

/** Reads the codes of states. The contract may contain a single code or a list. */
export function toCodes(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : toArray(value).map(String);
}
