import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, toText } from '@reliure/openapi';

/**
 * Requires a deprecated operation to name its replacement, which must exist and not be deprecated itself. If no
 * operation replaces it, `externalDocs` links to what does.
 */
export const replacementRule: Oas3Rule = () => {
  const current = new Set<string>();
  const references: { readonly id: string; readonly location: Location }[] = [];

  return {
    Operation(operation: unknown, context: UserContext) {
      const { location } = context;
      const replacement = toText(member(operation, 'x-replaced-by'));
      if (member(operation, 'deprecated') !== true) {
        current.add(String(member(operation, 'operationId')));
      } else if (replacement === undefined && member(operation, 'externalDocs') === undefined) {
        const message =
          'The operation is deprecated: set `x-replaced-by` to the operationId of its replacement, or link `externalDocs` to what replaces it.';
        context.report({ message, location: location.child(['deprecated']) });
      }
      if (replacement !== undefined) references.push({ id: replacement, location: location.child(['x-replaced-by']) });
    },
    Root: {
      leave(_root: unknown, context: UserContext) {
        for (const { id, location } of references.filter((replacement) => !current.has(replacement.id))) {
          context.report({
            message: `"${id}" does not exist or is deprecated: set \`x-replaced-by\` to the operationId of another operation.`,
            location,
          });
        }
      },
    },
  };
};
