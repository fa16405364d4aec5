import {
  addMember,
  collectReferences,
  createResolve,
  members,
  rootOperations,
  toContractParts,
  toObject,
} from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { ErrorsFile } from '@reliure/reader';
import type { Reference } from '@reliure/reference';
import { errorPath, toPlainText, toSitePath } from '@reliure/richtext';

/**
 * Builds the file from which pages explain any error of an API: the catalogue, and the schemas of bodies of errors.
 *
 * @param document The bundled contract.
 * @param baseUrl Of the site.
 */
export function buildErrorsFile(
  { errors, basePath }: Pick<Reference, 'errors' | 'basePath'>,
  document: JsonObject,
  baseUrl: string,
): ErrorsFile {
  const schemas = errorSchemas(document, new Set(errors.flatMap((group) => group.errors.map(({ code }) => code))));
  return {
    errors: errors.flatMap(({ status, errors: own }) =>
      own.map(({ code, title, cause, remedy }) => ({
        code,
        status,
        title,
        cause: toPlainText(cause),
        remedy: toPlainText(remedy),
        path: baseUrl + toSitePath(errorPath(code), basePath).slice(1),
      })),
    ),
    schemas,
    document: toDocument(schemas, document),
  };
}

/** Returns the schemas of bodies whose examples are errors, each once. */
function errorSchemas(document: JsonObject, codes: ReadonlySet<string>): readonly unknown[] {
  const resolve = createResolve(document);
  const found = rootOperations(document, resolve).flatMap(({ operation }) =>
    members(operation['responses']).flatMap(([, response]) =>
      members(resolve(response).node['content']).flatMap(([mediaType, media]) => {
        const { schema, examples } = toObject(media);
        const isError = /[/+]json\b/.test(mediaType) && members(examples).some(([name]) => codes.has(name));
        return isError && schema !== undefined ? [schema] : [];
      }),
    ),
  );
  return [...new Map(found.map((schema) => [JSON.stringify(schema), schema])).values()];
}

/** Returns a document with the schemas that some schemas refer to. */
function toDocument(schemas: readonly unknown[], document: JsonObject): JsonObject {
  const parts = toContractParts(document);
  const own: JsonObject = {};
  for (const { path, value } of parts.reachableFrom(schemas.flatMap((schema) => collectReferences(schema)))) {
    const [section, kind, name] = path;
    if (section === 'components' && kind === 'schemas' && name !== undefined) addMember(own, name, value);
  }
  return { components: { schemas: own } };
}
