import { isObject, member, members, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';

/** The dates of a deprecated operation, as its responses announce them. */
export interface Withdrawal {
  /** Day since which it is deprecated, `YYYY-MM-DD`. */
  readonly since?: string;
  /** Day from which it may be removed, `YYYY-MM-DD`. */
  readonly sunset?: string;
}

/**
 * Reads the dates of a deprecated operation from the examples of the headers `Deprecation` and `Sunset` of its responses.
 * Both are missing for an operation that is not deprecated.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9745
 * @see https://www.rfc-editor.org/rfc/rfc8594
 */
export function toWithdrawal(operation: JsonObject, resolve: Resolve): Withdrawal {
  if (operation['deprecated'] !== true) return {};
  const since = toDay(findHeader('deprecation', operation, resolve)?.replace(/^@(\d+)$/, toInstant));
  const sunset = toDay(findHeader('sunset', operation, resolve));
  return { ...(since !== undefined && { since }), ...(sunset !== undefined && { sunset }) };
}

/** Returns the example of a response header. @see https://spec.openapis.org/oas/v3.1.0#header-object */
function findHeader(name: string, operation: JsonObject, resolve: Resolve): string | undefined {
  for (const [, response] of members(operation['responses'])) {
    for (const [key, reference] of members(resolve(response).node['headers'])) {
      if (key.toLowerCase() !== name) continue;
      const { example, examples, schema } = resolve(reference).node;
      const [first] = isObject(examples) ? members(examples) : [];
      const text = toText(example ?? member(first?.[1], 'value') ?? member(resolve(schema).node, 'example'));
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

function toInstant(_text: string, seconds: string): string {
  return new Date(Number(seconds) * 1000).toISOString();
}

/** @returns Nothing for a text that is not a date. */
function toDay(text: string | undefined): string | undefined {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
