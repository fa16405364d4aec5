import { exampleValue, member, members, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import type { SampleError } from '../types.ts';

/** The statuses whose errors a sample distinguishes, the most useful first: another change came first, or a rule refuses. */
const statuses = ['412', '409', '410', '422', '423', '404', '403'];

/** The number of errors that a sample distinguishes. */
const maxErrors = 2;

/**
 * Returns errors that a program has to distinguish by the `code` of their problem: the first of each status. Without
 * examples whose `code` is a text, there are none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457#section-3.2
 */
export function documentedErrors({ responses }: JsonObject, resolve: Resolve): readonly SampleError[] {
  return statuses.flatMap((status) => firstError(member(responses, status), resolve) ?? []).slice(0, maxErrors);
}

function firstError(response: unknown, resolve: Resolve): SampleError | undefined {
  const examples = members(resolve(response).node['content']).flatMap(([, media]) =>
    members(resolve(media).node['examples']).map(([, example]) => resolve(example).node),
  );
  const errors = examples.flatMap((example): readonly SampleError[] => {
    const code = toText(member(exampleValue(example), 'code'));
    if (code === undefined) return [];
    return [{ code, message: toText(member(example['x-error'], 'user')) ?? toText(example['summary']) ?? code }];
  });
  return errors[0];
}
