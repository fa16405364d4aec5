import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject, member, members, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';

/** Days between the announcement of a withdrawal and the withdrawal: six months. */
const minimumNotice = 180;

const day = 86_400_000;

/**
 * Requires the success responses of a deprecated operation to announce its withdrawal in `Deprecation` and `Sunset`, at
 * least six months ahead.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9745
 * @see https://www.rfc-editor.org/rfc/rfc8594
 */
export const noticeRule: Oas3Rule = () => ({
  Operation(operation: unknown, context: UserContext) {
    if (member(operation, 'deprecated') !== true) return;
    for (const [status, written] of members(member(operation, 'responses'))) {
      if (!status.startsWith('2')) continue;
      const { node: response, location } = follow(written, context);
      const file = location?.source.absoluteRef;
      const announced = instant(member(response, 'headers'), 'Deprecation', file, context);
      const withdrawn = instant(member(response, 'headers'), 'Sunset', file, context);
      const report = (message: string): void =>
        context.report({ message, location: context.location.child(['responses', status]) });
      if (announced === undefined || withdrawn === undefined) {
        report('The operation is deprecated: announce it in the headers Deprecation and Sunset of this response.');
      } else if (withdrawn - announced < minimumNotice * day) {
        const days = Math.round((withdrawn - announced) / day);
        report(`Sunset is ${days} days after Deprecation: give at least ${minimumNotice} days of notice.`);
      }
    }
  },
});

/** Returns the instant in the example of a header, in milliseconds. */
function instant(headers: unknown, name: string, from: string | undefined, context: UserContext): number | undefined {
  const example = toText(member(follow(member(headers, name), context, from).node, 'example'));
  if (example === undefined) return undefined;
  const time = example.startsWith('@') ? Number(example.slice(1)) * 1000 : Date.parse(example);
  return Number.isNaN(time) ? undefined : time;
}

function follow(written: unknown, context: UserContext, from?: string) {
  if (!isObject(written)) return { node: written, location: undefined };
  return context.resolve<JsonObject>(written, from);
}
