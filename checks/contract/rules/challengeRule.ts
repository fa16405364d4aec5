import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, members, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { reportOnKey } from './reportOnKey.ts';

/** Errors about the token or its scope, which the `WWW-Authenticate` header must explain. */
const challenged: ReadonlySet<string> = new Set(['jeton-invalide', 'portee-insuffisante']);

/**
 * Requires a refusal of the token or of its scope to say in `WWW-Authenticate` what is needed, and an action that is
 * reserved to a role to have its own error: asking for another token would not help.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6750#section-3
 */
export const challengeRule: Oas3Rule = () => ({
  Response(response: unknown, context: UserContext) {
    const codes = members(member(response, 'content')).flatMap(([, media]) =>
      members(member(media, 'examples')).map(([code]) => code),
    );
    const refused = codes.find((code) => challenged.has(code));
    if (refused === undefined || member(member(response, 'headers'), 'WWW-Authenticate') !== undefined) return;
    reportOnKey(
      context,
      context.location,
      `The response has the error "${refused}", but no WWW-Authenticate header: refer to commun/headers/${refused === 'jeton-invalide' ? 'WwwAuthenticate' : 'WwwAuthenticatePortee'}.yaml.`,
    );
  },
  Operation(operation: unknown, context: UserContext) {
    // Only roles that share a scope need this error: the connector and old clients have scopes of their own.
    if (!/^(?:la coordination|l’auteur)/.test(toText(member(operation, 'x-reserved-to')) ?? '')) return;
    const refusal = context.resolve<JsonObject>(member(member(operation, 'responses'), '403') as JsonObject);
    const codes = members(member(refusal.node, 'content')).flatMap(([, media]) =>
      members(member(media, 'examples')).map(([code]) => code),
    );
    if (codes.includes('action-reservee')) return;
    context.report({
      message:
        'The operation is reserved to a role, but has no error "action-reservee": refer to commun/responses/ActionReservee.yaml.',
      location: context.location.child(['x-reserved-to']),
    });
  },
});
