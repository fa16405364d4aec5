import { members, toArray, toText, type JsonObject } from '../contract/json';
import type { Resolve } from '../contract/references';
import { operationSlug } from '../contract/slug';
import type { HttpMethod } from '../contract/operations';
import { pathItemOperations } from '../contract/operations';
import { buildSamples } from '../samples/samples';
import { toBody, toParameterSections, toResponses } from './contents';
import { toDocumentation } from './documentation';
import { toPlainText, toRichText, type RichText } from './richText';
import { createSchemaContext, type SchemaContext } from './schema';
import type { SchemaDirectory } from './schemaDirectory';
import { toSecurity } from './security';
import { toServers } from './servers';
import { toSince } from './since';
import { toStateRules } from './states';
import type { Callback, Facts, Group, OperationLink, OperationPage, ParameterSection } from './types';

/** An operation where it stands in the contract. */
export interface OperationSource {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: JsonObject;
  readonly pathItem: JsonObject;
  readonly webhook: boolean;
}

export function toOperationLink({ path, method, operation }: OperationSource): OperationLink {
  return {
    slug: operationSlug(operation, method, path),
    title: operationTitle(operation, method, path),
    method: method.toUpperCase(),
    path,
    ...(operation['deprecated'] === true && { deprecated: true }),
  };
}

function operationTitle(operation: JsonObject, method: string, path: string): string {
  return toText(operation['summary']) ?? toText(operation['operationId']) ?? `${method.toUpperCase()} ${path}`;
}

/** Everything but the steps before and after, which need the other operations. */
export function toOperationPage(
  source: OperationSource,
  group: Pick<Group, 'slug' | 'title'>,
  document: JsonObject,
  resolve: Resolve,
  { slugs, operations }: Pick<SchemaDirectory, 'slugs' | 'operations'>,
): Omit<OperationPage, 'next' | 'previous'> {
  const { operation, pathItem } = source;
  const context = createSchemaContext(resolve, slugs);
  const bodyAnchor = context.anchors.take(null, 'corps');
  const markdown = toText(operation['description']) ?? toText(pathItem['description']);
  const description = markdown === undefined ? undefined : toRichText(markdown, context.anchors);
  const purpose = firstSentence(description);
  const servers = [operation, pathItem]
    .map((owner) => toServers(owner, context.anchors))
    .find(({ length }) => length > 0);
  const parameters = toParameterSections(pathItem, operation, context);
  // What a webhook sends comes from the API.
  const [asker, answerer] = source.webhook ? (['server', 'client'] as const) : (['client', 'server'] as const);
  const body = toBody(operation['requestBody'], bodyAnchor, asker, context);
  return {
    ...toOperationLink(source),
    kind: 'operation',
    ...(source.webhook && { webhook: true }),
    group,
    ...(purpose !== undefined && { purpose }),
    ...(description !== undefined && { description }),
    ...toDocumentation(operation),
    facts: toFacts(source, parameters, document),
    servers: servers ?? [],
    parameters,
    ...(body !== undefined && { body }),
    responses: toResponses(operation['responses'], 'reponse', answerer, context),
    callbacks: toCallbacks(operation['callbacks'], context),
    schemas: operations.get(source) ?? [],
    samples: source.webhook ? [] : buildSamples(source, document, resolve),
    searchPhrases: toArray(operation['x-search-phrases']).map(String),
    ...toSince(operation),
  };
}

/** @example firstSentence(toRichText('Ouvre un dossier. Refuse…')) // 'Ouvre un dossier.' */
function firstSentence(description: RichText | undefined): string | undefined {
  const first = description?.find(({ kind }) => kind === 'paragraph');
  if (first === undefined) return undefined;
  const text = toPlainText([first]).replace(/\s*\n\s*/g, ' ');
  return /^.*?(?:[.!?…؟](?=\s|$)|[。！？])/.exec(text)?.[0] ?? (text === '' ? undefined : text);
}

const idempotentMethods: ReadonlySet<HttpMethod> = new Set(['get', 'head', 'put', 'delete', 'options', 'trace']);

function toFacts(
  { operation, method }: OperationSource,
  parameters: readonly ParameterSection[],
  document: JsonObject,
): Facts {
  const headers = parameters.find(({ place }) => place === 'header')?.fields ?? [];
  const header = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted);
  const ifMatch = header('if-match');
  return {
    security: toSecurity(operation['security'] ?? document['security']),
    states: toStateRules(operation, document['x-lifecycles']),
    idempotency: header('idempotency-key') !== undefined ? 'key' : idempotentMethods.has(method) ? 'method' : 'none',
    concurrency: ifMatch === undefined ? 'none' : ifMatch.required ? 'required' : 'optional',
  };
}

/** @see https://spec.openapis.org/oas/v3.1.0#callback-object */
function toCallbacks(callbacks: unknown, context: SchemaContext): readonly Callback[] {
  return members(callbacks).flatMap(([name, reference]) =>
    members(context.resolve(reference).node).flatMap(([expression, item]) => {
      if (expression.startsWith('x-')) return [];
      const pathItem = context.resolve(item).node;
      return pathItemOperations(pathItem).map(({ method, operation }) => {
        const anchor = context.anchors.take('rappel', name);
        const description = toText(operation['description']) ?? toText(pathItem['description']);
        const body = toBody(operation['requestBody'], context.anchors.take(anchor, 'corps'), 'server', context);
        return {
          name,
          anchor,
          expression,
          method: method.toUpperCase(),
          title: toText(operation['summary']) ?? name,
          ...(description !== undefined && { description: toRichText(description, context.anchors) }),
          ...(body !== undefined && { body }),
          responses: toResponses(operation['responses'], `${anchor}.reponse`, 'client', context),
        };
      });
    }),
  );
}
