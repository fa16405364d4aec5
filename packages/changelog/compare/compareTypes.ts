import type { JsonObject } from '@apidoc/openapi';
import { schemaTypes } from '@apidoc/schema';
import type { KeywordChange } from './bounds';

/** Compares the types of two schemas, as `mergeSchema` merged them. */
export function compareTypes(before: JsonObject, after: JsonObject): readonly KeywordChange[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  if (old.length + now.length === 0) return compareNull(before['nullable'] === true, after['nullable'] === true);
  const [was, is] = [old.join(', '), now.join(', ')];
  if (was === is) return [];
  const kind = isWithin(now, old) ? 'type-narrowed' : isWithin(old, now) ? 'type-widened' : 'type-changed';
  return [{ kind, before: was, after: is }];
}

/**
 * Compares whether `null` is allowed beside schemas whose types are not known here: a component, or the variants of a
 * choice.
 */
function compareNull(before: boolean, after: boolean): readonly KeywordChange[] {
  if (before === after) return [];
  return [after ? { kind: 'variant-added', after: 'null' } : { kind: 'variant-removed', before: 'null' }];
}

/** Whether each type is one of the others. A schema without types allows all. */
function isWithin(types: readonly string[], others: readonly string[]): boolean {
  if (others.length === 0) return true;
  const isAllowed = (type: string) => others.includes(type) || (type === 'integer' && others.includes('number'));
  return types.length > 0 && types.every(isAllowed);
}

function typesOf(keywords: JsonObject): readonly string[] {
  return [...new Set(schemaTypes(keywords))].sort();
}
