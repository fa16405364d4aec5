import type { UserContext } from '@redocly/openapi-core';
import type { LocatedNode } from '@reliure/openapi';

/** Reports a problem of an object at the key that names it, instead of all its lines. */
export function reportOnKey(
  context: UserContext,
  { source, pointer }: Pick<LocatedNode['location'], 'source' | 'pointer'>,
  message: string,
): void {
  context.report({ message, location: { source, pointer, reportOnKey: true } });
}
