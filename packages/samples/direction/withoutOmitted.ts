import { isObject, members, toOrderedObject } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { mergeSchema } from '@reliure/schema';
import { omittedBy } from '@reliure/validation';
import type { Sender } from '@reliure/validation';
import { itemSchemas, memberSchemas, toApplying } from './applying.ts';

/**
 * Returns a documented value as its sender sends it: without read-only members in a request, without write-only members
 * in a response, at every depth. A value without such members is returned as it is.
 *
 * @see https://spec.openapis.org/oas/v3.0.3#schema-object
 */
export function withoutOmitted(value: unknown, schemas: readonly unknown[], sender: Sender, resolve: Resolve): unknown {
  if (!isObject(value) && !Array.isArray(value)) return value;
  const parts = toApplying(value, schemas, resolve, sender).map((schema) => mergeSchema([schema], resolve));
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) =>
      withoutOmitted(
        item,
        parts.flatMap(({ keywords }) => itemSchemas(keywords, index)),
        sender,
        resolve,
      ),
    );
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const kept = members(value).flatMap(([name, own]) => {
    const described = parts.flatMap((part) => memberSchemas(name, part));
    const isOmitted = mergeSchema(described, resolve).keywords[omittedBy[sender]] === true;
    return isOmitted ? [] : [[name, withoutOmitted(own, described, sender, resolve)] as const];
  });
  const isSame = kept.length === members(value).length && kept.every(([name, own]) => own === value[name]);
  return isSame ? value : toOrderedObject(kept);
}
