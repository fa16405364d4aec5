import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, toArray, toText } from '../document/json.ts';
import { followReference } from '../document/pathItems.ts';

/** Warns of entries of `x-codeSamples` that are not shown. */
export const codeSamples: Oas3Rule = () => ({
  Operation(operation: unknown, context: UserContext) {
    for (const name of ['x-codeSamples', 'x-code-samples']) {
      const list = followReference(member(operation, name), context.location.child([name]), context);
      for (const [index, written] of toArray(list?.node).entries()) {
        if (list === null) continue;
        const location = list.location.child([index]);
        const entry = followReference(written, location, context)?.node;
        if (['lang', 'source'].every((key) => (toText(member(entry, key)) ?? '').trim() !== '')) continue;
        const message = `This entry of \`${name}\` has no \`lang\` or no \`source\`, and is not shown.`;
        context.report({ message, location });
      }
    }
  },
});
