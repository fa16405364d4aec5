import { toCanonicalJson, toObject } from '@reliure/openapi';
import { toChange, type Comparison, type ComparedLocation } from './comparison.ts';
import { pairMembers } from './pairMembers.ts';
import type { Change } from '../types.ts';

/** Compares the links of two responses by name. They are hints: a client that ignores them is not affected. */
export function compareLinks(
  before: unknown,
  after: unknown,
  location: ComparedLocation,
  { old, now }: Comparison,
): readonly Change[] {
  return pairMembers(toObject(before), toObject(after)).flatMap(([value, oldLink, newLink]) => {
    const at: ComparedLocation = { ...location, value };
    if (oldLink === undefined) return [toChange('link-added', at)];
    if (newLink === undefined) return [toChange('link-removed', at)];
    const [was, is] = [old.resolve(oldLink).node, now.resolve(newLink).node];
    return toCanonicalJson(was) === toCanonicalJson(is) ? [] : [toChange('link-changed', at)];
  });
}
