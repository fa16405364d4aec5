import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import {
  member,
  members,
  pathItemLayers,
  pathItemOperations,
  rootPathItems,
  toArray,
  toObject,
  toText,
} from '@reliure/openapi';
import type { HttpMethod, LocatedNode } from '@reliure/openapi';
import { followReference } from './followReference.ts';
import { reportOnKey } from './reportOnKey.ts';

/** An operation of `paths`, with what decides which errors and headers it must have. */
interface LocatedOperation extends LocatedNode {
  readonly id: string;
  readonly path: string;
  readonly method: HttpMethod;
  /** Names of the parameters, those of the Path Item too. */
  readonly parameters: ReadonlySet<string>;
  readonly responses: readonly (readonly [status: string, response: LocatedNode])[];
}

/** An error that operations share: its status, its code, and the operations that it applies to. */
interface SharedError {
  readonly status: string;
  readonly code: string;
  readonly appliesTo?: (operation: LocatedOperation) => boolean;
}

const sharedErrors: readonly SharedError[] = [
  { status: '400', code: 'requete-invalide' },
  { status: '400', code: 'cle-idempotence-absente', appliesTo: takes('Idempotency-Key') },
  { status: '401', code: 'jeton-invalide' },
  { status: '403', code: 'portee-insuffisante' },
  { status: '404', code: 'ressource-introuvable', appliesTo: ({ path }) => path.includes('{') },
  { status: '409', code: 'requete-en-cours', appliesTo: takes('Idempotency-Key') },
  { status: '412', code: 'version-perimee', appliesTo: takes('If-Match') },
  { status: '415', code: 'type-contenu-non-supporte', appliesTo: ({ node }) => node['requestBody'] !== undefined },
  { status: '422', code: 'cle-idempotence-reutilisee', appliesTo: takes('Idempotency-Key') },
  { status: '428', code: 'precondition-requise', appliesTo: takes('If-Match') },
  { status: '429', code: 'quota-depasse' },
  { status: '500', code: 'erreur-interne' },
  { status: '503', code: 'service-indisponible' },
];

function takes(parameter: string): (operation: LocatedOperation) => boolean {
  return ({ parameters }) => parameters.has(parameter);
}

/** Requires each operation to have the shared errors that apply to it. */
export const sharedErrorsRule: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    for (const operation of listOperations(root, context)) {
      for (const { status, code, appliesTo } of sharedErrors) {
        if (appliesTo?.(operation) === false || hasExample(operation, status, code, context)) continue;
        reportOnKey(
          context,
          operation.location,
          `The operation has no error "${code}" under ${status}: refer to the shared response of commun/responses, or add commun/erreurs/${code}.yaml to the examples of its own ${status}.`,
        );
      }
    }
  },
});

/** Requires the headers for quota and tracing on each success response, and a `Location` header on each 201. */
export const successHeadersRule: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    for (const operation of listOperations(root, context)) {
      for (const [status, response] of operation.responses) {
        if (!status.startsWith('2')) continue;
        const wanted = [...(status === '201' ? ['Location'] : []), 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'];
        for (const name of wanted.filter((header) => !hasHeader(response, header))) {
          const remedy =
            name === 'Location'
              ? 'add it, with the address of what was created as its example'
              : `refer to commun/headers/${name.replaceAll('-', '')}.yaml`;
          reportOnKey(
            context,
            response.location,
            `Response ${status} of "${operation.id}" has no ${name} header: ${remedy}.`,
          );
        }
      }
    }
  },
});

/** Requires each creation to be safe to send twice. */
export const creationRule: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    for (const operation of listOperations(root, context)) {
      const creates = operation.responses.some(([status]) => status === '201');
      if (!creates || operation.parameters.has('Idempotency-Key')) continue;
      reportOnKey(
        context,
        operation.location,
        'The operation creates, but sending it twice would create twice: refer to commun/parameters/IdempotencyKey.yaml.',
      );
    }
  },
});

/**
 * Requires each response that contains a resource to have an `ETag`, which a write sends back in `If-Match`. Pages of a
 * list have none, and neither has the result of a calculation.
 *
 * @param options `exceptions` maps the `operationId` of each exempt operation to the reason, such as that no operation
 * changes the resource; `pageParameters` are those of a list.
 */
export const etagRule: Oas3Rule = (options) => {
  const exceptions = toObject(member(options, 'exceptions'));
  const pageParameters = new Set(toArray(member(options, 'pageParameters')).map(String));
  return {
    Root(root: unknown, context: UserContext) {
      const lacking = listOperations(root, context).flatMap((operation) =>
        operation.responses
          .filter(
            ([status, response]) =>
              isResource(operation, status, response, pageParameters) && !hasHeader(response, 'ETag'),
          )
          .map(([status, response]) => ({ id: operation.id, status, response })),
      );
      for (const { id, status, response } of lacking) {
        if (toText(exceptions[id]) !== undefined) continue;
        reportOnKey(
          context,
          response.location,
          `Response ${status} of "${id}" has no ETag header, so that a write cannot name the version that it changes: refer to commun/headers/ETag.yaml, or add "${id}" with a reason to \`computed\` in the file of the site’s \`checks.houseRules\`.`,
        );
      }
      for (const id of Object.keys(exceptions).filter((name) => !lacking.some((response) => response.id === name))) {
        const message = `"${id}" is an exception of maison/resource-has-etag, but needs none: remove it from \`computed\` in the file of the site’s \`checks.houseRules\`.`;
        context.report({ message, location: context.location.child(['paths']) });
      }
    },
  };
};

function isResource(
  { method, parameters }: LocatedOperation,
  status: string,
  { node }: LocatedNode,
  pageParameters: ReadonlySet<string>,
): boolean {
  const isPage = [...parameters].some((name) => pageParameters.has(name));
  if (!status.startsWith('2') || node['content'] === undefined || isPage) return false;
  return method === 'get' || parameters.has('If-Match') || parameters.has('Idempotency-Key');
}

function listOperations(root: unknown, context: UserContext): readonly LocatedOperation[] {
  return rootPathItems(root, 'paths', context.location, context).flatMap(({ name: path, reference, location }) =>
    pathItemLayers(reference, location, context).flatMap((layer) =>
      pathItemOperations(layer.node).map(({ method, operation }) => {
        const place = layer.location.child([method]);
        const written = [...toArray(layer.node['parameters']), ...toArray(operation['parameters'])];
        const parameters = written.map((node) => followReference(node, place, context).node['name']);
        return {
          ...{ path, method, node: operation, location: place },
          id: toText(operation['operationId']) ?? `${method.toUpperCase()} ${path}`,
          parameters: new Set(parameters.map(String)),
          responses: members(operation['responses']).map(
            ([status, response]) =>
              [status, followReference(response, place.child(['responses', status]), context)] as const,
          ),
        };
      }),
    ),
  );
}

function hasExample({ responses }: LocatedOperation, status: string, code: string, context: UserContext): boolean {
  const response = responses.find(([name]) => name === status)?.[1];
  return members(response?.node['content']).some(([, media]) =>
    members(member(media, 'examples')).some(
      ([, example]) =>
        response !== undefined &&
        member(followReference(example, response.location, context).node['value'], 'code') === code,
    ),
  );
}

/** Header names are case-insensitive. */
function hasHeader({ node }: LocatedNode, wanted: string): boolean {
  return members(node['headers']).some(([name]) => name.toLowerCase() === wanted.toLowerCase());
}
