import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, members } from '../document/json.ts';
import { isIgnoredHeader } from '../document/operationParameters.ts';

/** Warns of headers that OpenAPI ignores: some parameters, and `Content-Type` in a response. */
export const ignoredHeaders: Oas3Rule = () => ({
  Parameter(parameter: unknown, context: UserContext) {
    if (!isIgnoredHeader(parameter)) return;
    const name = String(member(parameter, 'name'));
    context.report({
      message: `OpenAPI ignores parameters that describe the header "${name}".`,
      location: context.location,
    });
  },
  Response(response: unknown, context: UserContext) {
    for (const [name] of members(member(response, 'headers'))) {
      if (name.toLowerCase() !== 'content-type') continue;
      const message = `OpenAPI ignores the header "${name}" of responses.`;
      context.report({ message, location: context.location.child(['headers', name]) });
    }
  },
});
