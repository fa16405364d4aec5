import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, members, toText } from '@reliure/openapi';
import type { LocatedNode } from '@reliure/openapi';
import { followReference } from './followReference.ts';

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
      const response = followReference(written, context.location, context);
      const announced = instant(response, 'Deprecation', context);
      const withdrawn = instant(response, 'Sunset', context);
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

/** Returns the instant in the example of a response’s header, in milliseconds. */
function instant({ node, location }: LocatedNode, name: string, context: UserContext): number | undefined {
  const header = followReference(member(node['headers'], name), location, context).node;
  const example = toText(header['example']);
  if (example === undefined) return undefined;
  const time = example.startsWith('@') ? Number(example.slice(1)) * 1000 : Date.parse(example);
  return Number.isNaN(time) ? undefined : time;
}
