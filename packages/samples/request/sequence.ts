import { isObject, members, writeJson } from '@reliure/openapi';
import { toScalar } from './serialize.ts';

/**
 * Whether a media type is a sequence of values as text, without anything around them.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#sequential-media-types
 */
export function isSequence(mediaType: string): boolean {
  return /[/+](?:x-)?(?:jsonl|ndjson|jsonlines|json-seq|event-stream)(?![\w.+-])/i.test(mediaType);
}

/**
 * Writes the values of a sequence. A value that is not a list is its only item.
 *
 * @example toSequence('application/jsonl', [{ a: 1 }, { a: 2 }]) // '{"a":1}\n{"a":2}\n'
 */
export function toSequence(mediaType: string, value: unknown): string {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (/[/+]event-stream/i.test(mediaType)) return items.map(toEvent).join('\n');
  const before = /[/+]json-seq/i.test(mediaType) ? '\x1e' : '';
  return items.map((item) => `${before}${writeJson(item)}\n`).join('');
}

/** @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
function toEvent(event: unknown): string {
  const fields = isObject(event) ? members(event) : [['data', event] as const];
  return fields
    .filter(([, value]) => value !== null && value !== undefined)
    .flatMap(([name, value]) =>
      toScalar(value)
        .split(/\r\n|\r|\n/)
        .map((line) => `${name}: ${line}\n`),
    )
    .join('');
}
