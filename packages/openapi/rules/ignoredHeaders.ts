import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member } from '../document/json';
import { isIgnoredHeader } from '../document/operationParameters';

/** Warns of header parameters that OpenAPI ignores. */
export const ignoredHeaders: Oas3Rule = () => ({
  Parameter(parameter: unknown, context: UserContext) {
    if (!isIgnoredHeader(parameter)) return;
    const name = String(member(parameter, 'name'));
    context.report({
      message: `OpenAPI ignores parameters that describe the header "${name}".`,
      location: context.location,
    });
  },
});
