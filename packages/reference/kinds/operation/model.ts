import { member, members, pathItemOperations, toText, writeJson } from '@reliure/openapi';
import type { HttpMethod, JsonObject } from '@reliure/openapi';
import { createAnchors, toPlainText, toRichText, toTitle } from '@reliure/richtext';
import type { Anchors, RichText } from '@reliure/richtext';
import { buildComposerFile, type PageAnchors } from '@reliure/composer';
import { buildCalls } from '@reliure/samples';
import { createSchemaContext, toSince } from '@reliure/schema';
import type { SchemaContext } from '@reliure/schema';
import { parameterLocations, toBody, toParameterSections, toResponses } from '../../model/contents.ts';
import { usesXml } from '../../model/contract/usesXml.ts';
import { toDocumentation } from '@reliure/richtext';
import type { BuildContext } from '../kind.ts';
import { sampleGroup, sampleIds } from '@reliure/page';
import { operationSections, parametersAnchor, responseAnchor } from '../../model/sections.ts';
import { toSecurity } from '../../model/access/security.ts';
import { toServers } from '../../model/access/servers.ts';
import { texts } from '../../texts/index.ts';
import { toStateRules } from './states.ts';
import type { Callback, Facts, OperationPage } from './types.ts';
import type { ParameterSection } from '../../model/exchange.ts';
import type { Group } from '../../model/groups/groups.ts';
import { toContractSearchPhrases } from '../../model/contractSearchPhrases.ts';
import type { OperationSource } from '../../model/operationSource.ts';
import { toOperationLink } from '../../model/operationSource.ts';
import { toWithdrawal } from '../../model/withdrawal/withdrawal.ts';
import { withdrawalWording } from '../../model/withdrawal/withdrawalWording.ts';

/** The page of an operation without the properties that depend on other operations. */
export type StandalonePage = Omit<OperationPage, 'next' | 'previous' | 'replacement'>;

/** Builds the page of an operation, except its previous and next steps and its replacement. */
export function toOperationPage(
  source: OperationSource,
  group: Pick<Group, 'slug' | 'title'>,
  {
    document,
    resolve,
    links,
    calls,
    directory,
  }: Pick<BuildContext, 'document' | 'resolve' | 'links' | 'calls' | 'directory'>,
): StandalonePage {
  const { operation, pathItem } = source;
  const sampleCalls = buildCalls(source, document, resolve);
  const context = createSchemaContext(resolve, {
    slugs: directory.slugs,
    isXml: usesXml(operation, resolve),
    anchors: createAnchors({
      reserved: [...sectionAnchors(), ...sampleIds(sampleGroup(), sampleCalls)],
      links,
    }),
  });
  const markdown = toMarkdown(operation, pathItem);
  const description = markdown === undefined ? undefined : toRichText(markdown, context.anchors);
  const purpose = firstSentence(description);
  const servers = [operation, pathItem]
    .map((owner) => toServers(owner, context.anchors))
    .find(({ length }) => length > 0);
  const parameters = toParameterSections(pathItem, operation, 'client', context);
  const withdrawal = withdrawalWording(toWithdrawal(operation, resolve));
  const body = toBody(operation['requestBody'], operationSections().body, 'client', context);
  return {
    ...toOperationLink(source),
    group,
    ...(purpose !== undefined && { purpose }),
    ...(description !== undefined && { description }),
    ...toDocumentation(operation, context.anchors),
    facts: toFacts(source, parameters, document, context.anchors),
    servers: servers ?? [],
    parameters,
    ...(body !== undefined && { body }),
    responses: toResponses(operation['responses'], responseAnchor(), 'server', context),
    callbacks: toCallbacks(operation['callbacks'], context, calls),
    schemas: directory.operations.get(source) ?? [],
    calls: sampleCalls,
    composer: writeJson(buildComposerFile(source, document, resolve, composerAnchors())),
    ...toSince(operation),
    ...(withdrawal !== undefined && { withdrawal }),
    ...toContractSearchPhrases(operation),
  };
}

/** Returns the anchors below which those of the fields are. */
function composerAnchors(): PageAnchors {
  return { body: operationSections().body, parameters: texts().anchors.parameter };
}

function sectionAnchors(): readonly string[] {
  return [...Object.values(operationSections()), ...parameterLocations.map(parametersAnchor)];
}

/** @example firstSentence(toRichText('Ouvre un dossier. Refuse…')) // 'Ouvre un dossier.' */
function firstSentence(description: RichText | undefined): string | undefined {
  const first = description?.find(({ type }) => type === 'paragraph');
  if (first === undefined) return undefined;
  const text = toPlainText([first]).replace(/\s*\n\s*/g, ' ');
  return /^.*?(?:[.!?…؟](?=\s|$)|[。！？])/.exec(text)?.[0] ?? (text === '' ? undefined : text);
}

/** Methods without side effects. @see https://www.rfc-editor.org/rfc/rfc9110#section-9.2 */
export const safeMethods: ReadonlySet<HttpMethod> = new Set(['get', 'head', 'options', 'trace']);
const idempotentMethods: ReadonlySet<HttpMethod> = new Set([...safeMethods, 'put', 'delete']);

function toFacts(
  { operation, method }: OperationSource,
  parameters: readonly ParameterSection[],
  document: JsonObject,
  anchors: Anchors,
): Facts {
  const headers = parameters.find(({ location }) => location === 'header')?.fields ?? [];
  const header = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted);
  const ifMatch = header('if-match');
  // The first request changes the version, so the API refuses a second one with the same `If-Match`.
  const requiresVersion = ifMatch?.required === true && !safeMethods.has(method);
  const byMethod = requiresVersion ? 'version' : idempotentMethods.has(method) ? 'method' : 'none';
  const resend = header('idempotency-key') === undefined ? byMethod : 'key';
  const reason = resend === 'method' || resend === 'none' ? toText(operation['x-replay']) : undefined;
  const reservedTo = toText(operation['x-reserved-to']);
  return {
    security: toSecurity(
      operation['security'] ?? document['security'],
      member(document['components'], 'securitySchemes'),
    ),
    ...(reservedTo !== undefined && { reservedTo }),
    states: toStateRules(operation, document['x-lifecycles'], anchors),
    ...(reason === undefined ? { resend } : { resend: 'reason', resendReason: toRichText(reason, anchors) }),
    concurrency: ifMatch === undefined ? 'none' : ifMatch.required ? 'required' : 'optional',
  };
}

/** @see https://spec.openapis.org/oas/v3.1.0#callback-object */
function toCallbacks(
  callbacks: unknown,
  context: SchemaContext,
  calls: readonly OperationSource[],
): readonly Callback[] {
  return members(callbacks).flatMap(([name, reference]) =>
    members(context.resolve(reference).node).flatMap(([expression, item]) => {
      if (expression.startsWith('x-')) return [];
      const pathItem = context.resolve(item).node;
      return pathItemOperations(pathItem).map(({ method, operation }) => {
        const anchor = context.anchors.reserve(texts().anchors.callback, name);
        const page = calls.find((call) => call.operation === operation && call.path === expression);
        const description = toMarkdown(operation, pathItem);
        const body = toBody(
          operation['requestBody'],
          context.anchors.reserve(anchor, texts().anchors.callbackBody),
          'server',
          context,
        );
        return {
          name,
          anchor,
          ...(page !== undefined && { slug: page.slug }),
          expression,
          method: method.toUpperCase(),
          title: toTitle(operation['summary']) ?? name,
          ...(description !== undefined && { description: toRichText(description, context.anchors) }),
          ...(body !== undefined && { body }),
          responses: toResponses(operation['responses'], `${anchor}.${responseAnchor()}`, 'client', context),
        };
      });
    }),
  );
}

/** Returns the description of an operation, or else the texts of its Path Item. */
function toMarkdown({ summary, description }: JsonObject, pathItem: JsonObject): string | undefined {
  const shared = [pathItem['summary'], pathItem['description']].flatMap((text) => toText(text) ?? []);
  const texts = shared.filter((text) => text !== summary);
  return toText(description) ?? (texts.length === 0 ? undefined : texts.join('\n\n'));
}
