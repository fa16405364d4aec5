import { members, toArray } from '@reliure/openapi';
import { texts } from '../../texts/index.ts';
import { buildNameSlugs } from '../nameSlugs.ts';

/** Returns the slug of each life cycle’s page, by the life cycle’s name. */
export function lifecycleSlugs(lifecycles: unknown): ReadonlyMap<string, string> {
  return buildNameSlugs(
    texts().slugs.lifecycles,
    members(lifecycles).map(([name]) => name),
  );
}

/** Reads the codes of states. The contract may contain a single code or a list. */
export function toCodes(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : toArray(value).map(String);
}
