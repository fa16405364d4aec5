import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, members } from '../document/json.ts';
import { toSchemeName } from '../references/securityUris.ts';
import { followReference } from '../document/pathItems.ts';

/**
 * Warns of security requirements that name a scheme which the contract does not have.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#security-requirement-object
 */
export const securityNames: Oas3Rule = () => {
  let schemes: unknown;
  return {
    Root(root: unknown, context: UserContext) {
      const components = followReference(member(root, 'components'), context.location, context);
      if (components === null) return;
      const { node, location } = components;
      schemes = followReference(member(node, 'securitySchemes'), location, context)?.node;
    },
    SecurityRequirement(requirement: unknown, context: UserContext) {
      for (const [name] of members(requirement)) {
        if (member(schemes, toSchemeName(name, schemes)) !== undefined) continue;
        context.report({
          message: `The contract has no security scheme "${name}".`,
          location: context.location.child([name]),
        });
      }
    },
  };
};
