import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, toArray, toText } from '../document/json';

/** Warns of entries of `x-codeSamples` that are not shown. */
export const codeSamples: Oas3Rule = () => ({
  Operation(operation: unknown, context: UserContext) {
    for (const name of ['x-codeSamples', 'x-code-samples']) {
      for (const [index, entry] of toArray(member(operation, name)).entries()) {
        if (['lang', 'source'].every((key) => (toText(member(entry, key)) ?? '').trim() !== '')) continue;
        const message = `This entry of \`${name}\` has no \`lang\` or no \`source\`, and is not shown.`;
        context.report({ message, location: context.location.child([name, index]) });
      }
    }
  },
});
