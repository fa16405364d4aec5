import type { Reference } from '../../kinds/reference.ts';
import type { ExcerptSource } from './types.ts';

/** Reduces a reference to what guides can show, which is a fifth of its size. */
export function toExcerptSource({ operations, schemas, lists, errors }: Reference): ExcerptSource {
  return {
    operations: operations.map(
      ({ slug, title, method, path, deprecated, purpose, calls, parameters, body, responses }) => ({
        slug,
        title,
        method,
        path,
        ...(deprecated !== undefined && { deprecated }),
        ...(purpose !== undefined && { purpose }),
        calls,
        parameters,
        ...(body !== undefined && { body }),
        responses: responses.map((response) => ({
          status: response.status,
          title: response.title,
          contents: response.contents.map(({ examples }) => ({ examples })),
        })),
      }),
    ),
    schemas,
    lists,
    errors,
  };
}
