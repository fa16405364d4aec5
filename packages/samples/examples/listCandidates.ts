import { toArray, toNumber } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { hasDuplicates } from '@reliure/schema';
import { fewItems, maxItems } from './limits.ts';
import type { Builder } from './types.ts';
import type { Ancestors } from './variants.ts';

/** Returns lists that a schema may allow: one with an item, with the items that it must contain, then others. */
export function* listCandidates(
  keywords: JsonObject,
  ancestors: Ancestors,
  builder: Builder,
): Generator<readonly unknown[]> {
  const { contains, uniqueItems } = keywords;
  const prefix = toArray(keywords['prefixItems']);
  const items = keywords['items'] ?? keywords['unevaluatedItems'] ?? true;
  const min = toNumber(keywords['minItems']) ?? 0;
  const max = Math.min(toNumber(keywords['maxItems']) ?? Infinity, maxItems);
  const found = contains === undefined ? 0 : Math.max(toNumber(keywords['minContains']) ?? 1, 0);
  const usual = Math.min(Math.max(min, prefix.length, found, 1), max);
  const schemaOf = (index: number): unknown => (index < prefix.length ? prefix[index] : items);
  const build = (count: number, contained: ReadonlySet<number>, isStrict: boolean) => {
    const list: unknown[] = [];
    const others = builder.values([items], ancestors)[Symbol.iterator]();
    for (let index = 0; index < count; index += 1) {
      const other = isStrict && contains !== undefined ? [{ not: contains }] : [];
      const schemas = [schemaOf(index), ...(contained.has(index) ? [contains] : other)];
      const isPlain = schemas.length === 1 && index >= prefix.length;
      const own = isPlain && uniqueItems === true ? others : builder.values(schemas, ancestors)[Symbol.iterator]();
      const value = next(own, uniqueItems === true ? list : []);
      if (value === undefined) break;
      list.push(value);
    }
    return list;
  };
  const none = new Set<number>();
  if (contains === undefined || keywords['items'] !== undefined) yield build(usual, none, false);
  if (contains !== undefined) {
    for (const first of [prefix.length, 0]) {
      const contained = new Set(Array.from({ length: found }, (_, index) => first + index));
      yield build(Math.min(Math.max(first + found, min), max), contained, false);
      yield build(Math.min(Math.max(first + found, min), max), contained, true);
    }
  }
  yield* [...new Set([min, max, ...Array.from({ length: fewItems + 1 }, (_, index) => index)])]
    .filter((count) => count >= min && count <= Math.min(max, min + fewItems))
    .flatMap((count) => [build(count, none, false), build(count, none, true)]);
}

/** Returns the next value that a list does not contain; `undefined` if there is none. */
function next(values: Iterator<unknown>, list: readonly unknown[]): unknown {
  for (let result = values.next(); result.done !== true; result = values.next()) {
    if (!hasDuplicates([...list, result.value])) return result.value;
  }
  return undefined;
}
