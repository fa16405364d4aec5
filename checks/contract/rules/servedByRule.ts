import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, toText } from '@reliure/openapi';

/** Requires `x-served-by`, on a list of coded values that an operation serves, to name an existing operation. */
export const servedByRule: Oas3Rule = () => {
  const known = new Set<string>();
  const references: { readonly id: string; readonly location: Location }[] = [];

  return {
    Operation(operation: unknown) {
      known.add(String(member(operation, 'operationId')));
    },
    Schema(schema: unknown, { location }: UserContext) {
      const id = member(schema, 'x-served-by');
      if (id !== undefined)
        references.push({ id: toText(id) ?? JSON.stringify(id), location: location.child(['x-served-by']) });
    },
    Root: {
      leave(_root: unknown, context: UserContext) {
        for (const { id, location } of references.filter((server) => !known.has(server.id))) {
          context.report({
            message: `No operation has the operationId "${id}": set \`x-served-by\` to the operation that serves this list, or remove it.`,
            location,
          });
        }
      },
    },
  };
};
