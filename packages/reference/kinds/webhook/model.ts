import { member, members, pathItemOperations, toText } from '@reliure/openapi';
import { createAnchors, toRichText } from '@reliure/richtext';
import type { LinkTarget, RichText } from '@reliure/richtext';
import { createSchemaContext, toSince } from '@reliure/schema';
import { toContractSearchPhrases, type WithSearchPhrases } from '../../model/contractSearchPhrases.ts';
import { parameterLocations, toBody, toParameterSections, toResponses } from '../../model/contents.ts';
import { usesXml } from '../../model/contract/usesXml.ts';
import { toDocumentation, type NamedLink } from '@reliure/richtext';
import type { Body, ParameterSection, Response } from '../../model/exchange.ts';
import type { OperationLink, SchemaLink } from '../../model/links.ts';
import { toOperationLink, type OperationSource } from '../../model/operationSource.ts';
import { toSecurity, type Security } from '../../model/access/security.ts';
import type { BuildContext } from '../kind.ts';
import { parametersAnchor, responseAnchor } from '../../model/sections.ts';
import { texts } from '../../texts/index.ts';
import { toAddressParts, type AddressPart } from './expressionWording.ts';
import { isSameCall } from './sources.ts';

/** A call that the API sends to the integrator: a webhook of the contract, or a callback of its operations. */
export interface WebhookPage extends Omit<OperationLink, 'path'>, WithSearchPhrases {
  readonly description?: RichText;
  readonly documentation?: NamedLink & LinkTarget;
  readonly since?: string;
  /** The address of a callback. The address of a webhook is not in the contract. */
  readonly address?: { readonly expression: string; readonly parts: readonly AddressPart[] };
  /** Operations that register the callback. */
  readonly triggers: readonly OperationLink[];
  /** Authentication of the API. */
  readonly security: Security;
  /** Description of the call’s signature (`x-signature`). */
  readonly signature?: RichText;
  readonly parameters: readonly ParameterSection[];
  readonly body?: Body;
  readonly responses: readonly Response[];
  /** Description of when and how often the API calls again (`x-retry`). */
  readonly retry?: RichText;
  /** Component schemas that the call references directly. */
  readonly schemas: readonly SchemaLink[];
}

export interface WebhookProps {
  readonly page: WebhookPage;
}

export interface WebhookIndexProps {
  readonly webhooks: readonly Pick<WebhookPage, 'slug' | 'title' | 'method' | 'description'>[];
}

/** Builds one page for each call that the API sends. */
export function buildWebhookPages(context: BuildContext): readonly WebhookPage[] {
  return context.calls.filter(({ webhook }) => webhook).map((source) => toWebhookPage(source, context));
}

function toWebhookPage(source: OperationSource, context: BuildContext): WebhookPage {
  const { operation, pathItem } = source;
  const { resolve, links, directory, operations } = context;
  const { sections } = texts().webhook;
  const anchors = createAnchors({
    reserved: [...Object.values(sections).map(({ id }) => id), ...parameterLocations.map(parametersAnchor)],
    links,
  });
  const schemas = createSchemaContext(resolve, { slugs: directory.slugs, anchors, isXml: usesXml(operation, resolve) });
  const read = (name: string) => {
    const written = toText(operation[name]) ?? toText(pathItem[name]);
    return written === undefined ? undefined : toRichText(written, anchors);
  };
  const description = read('description');
  const signature = read('x-signature');
  const retry = read('x-retry');
  const { path, ...link } = toOperationLink(source);
  const triggers = operations.filter((other) => registers(other, source, context)).map(toOperationLink);
  const body = toBody(operation['requestBody'], sections.body.id, 'server', schemas);
  return {
    ...link,
    ...(description !== undefined && { description }),
    ...toDocumentation(operation, anchors),
    ...(triggers.length > 0 && { address: { expression: path, parts: toAddressParts(path) } }),
    triggers,
    // The contract’s own `security` does not apply: it is for calls to the API.
    security: toSecurity(operation['security'], member(context.document['components'], 'securitySchemes')),
    ...(signature !== undefined && { signature }),
    parameters: toParameterSections(pathItem, operation, 'server', schemas),
    ...(body !== undefined && { body }),
    responses: toResponses(operation['responses'], responseAnchor(), 'client', schemas),
    ...(retry !== undefined && { retry }),
    schemas: directory.operations.get(source) ?? [],
    ...toSince(operation),
    ...toContractSearchPhrases(operation),
  };
}

function registers({ operation }: OperationSource, call: OperationSource, { resolve }: BuildContext): boolean {
  return members(operation['callbacks']).some(([, callback]) =>
    members(resolve(callback).node).some(([path, item]) =>
      pathItemOperations(resolve(item).node).some(
        ({ method, operation }) => method === call.method && isSameCall({ path, operation }, call),
      ),
    ),
  );
}
