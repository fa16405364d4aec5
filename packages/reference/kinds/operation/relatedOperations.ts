import { joinNames } from '@reliure/language';
import { member, members, operationParameters, pointerTokens, toText, writeJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { createAnchors, pickOperationLink, toRichText } from '@reliure/richtext';
import type { TextLinks } from '@reliure/richtext';
import { texts } from '../../texts/index.ts';
import type { BuildContext } from '../kind.ts';
import { safeMethods } from './model.ts';
import { toOperationLink } from '../../model/operationSource.ts';
import type { StandalonePage } from './model.ts';
import type { OperationSource } from '../../model/operationSource.ts';
import type { OperationPage, OperationStep } from './types.ts';

/**
 * Adds each operation’s relations to others: its next steps, from the `links` of its responses, its previous steps,
 * which are the inverse without links that lead back, and its replacement (`x-replaced-by`).
 */
export function withRelatedOperations(
  pages: readonly StandalonePage[],
  { operations: sources, resolve, links }: BuildContext,
): readonly OperationPage[] {
  const sourceOf = new Map(sources.map((source) => [toOperationLink(source).slug, source]));
  const next = new Map<string, OperationStep[]>();
  const previous = new Map<string, OperationStep[]>();
  for (const page of pages) {
    const source = sourceOf.get(page.slug);
    if (source === undefined) continue;
    for (const link of operationLinks(source.operation, resolve)) {
      const target = linkedSource(link, sources, resolve);
      // A link to the same operation, such as to a list’s next page, is not a step.
      if (target === undefined || target === source) continue;
      const text = [toText(link['description']), ...sentValues(link)].filter((part) => part !== undefined).join('\n\n');
      const after = toOperationLink(target);
      addStep(next, page.slug, { ...after, ...toReason(text, links) });
      if (isPreviousStep(link, source, target, resolve))
        addStep(previous, after.slug, { ...pickOperationLink(page), ...toReason(givenValues(link), links) });
    }
  }
  return pages.map((page) => ({
    ...page,
    next: next.get(page.slug) ?? [],
    previous: (previous.get(page.slug) ?? []).toSorted(readsFirst),
    ...toReplacement(sourceOf.get(page.slug), sources),
  }));
}

function toReason(markdown: string | undefined, links: TextLinks): Pick<OperationStep, 'reason'> {
  return markdown === undefined || markdown === '' ? {} : { reason: toRichText(markdown, createAnchors({ links })) };
}

/**
 * Returns the values that a Link Object passes to its target operation, as Markdown, each with its place in the
 * response.
 *
 * @example givenValues({ parameters: { visiteId: '$response.body#/id' } }) // 'Donne `visiteId` (champ `id`).'
 * @see https://spec.openapis.org/oas/v3.1.0#runtime-expressions
 */
export function givenValues(link: JsonObject): string | undefined {
  const { gives, givenBy } = texts().operation;
  const values = members(link['parameters']).flatMap(([parameter, value]) => {
    const name = toPlainName(parameter);
    const place = toResponsePlace(String(value));
    if (place === undefined) return [];
    return [place.name === name ? `\`${name}\`` : `\`${name}\` (${givenBy[place.kind](`\`${place.name}\``)})`];
  });
  return values.length === 0 ? undefined : gives(joinNames(values));
}

/** Returns the constants, the body and the server of the request that a Link Object describes, as Markdown. */
function sentValues({ parameters, requestBody, server }: JsonObject): readonly string[] {
  const { sentBody, sentParameter, sentTo } = texts().operation;
  const url = toText(member(server, 'url'));
  const write = (value: unknown) => (typeof value === 'string' ? value : writeJson(value, 0));
  const constants = members(parameters).filter(([, value]) => !write(value).startsWith('$'));
  return [
    ...constants.map(([name, value]) => sentParameter(`\`${toPlainName(name)}\``, `\`${write(value)}\``)),
    ...(requestBody === undefined ? [] : [sentBody(`\`${write(requestBody)}\``)]),
    ...(url === undefined ? [] : [sentTo(`\`${url}\``)]),
  ];
}

/** Returns the place in a response that a runtime expression means. Positions in lists are left out. */
function toResponsePlace(expression: string): { readonly kind: 'header' | 'field'; readonly name: string } | undefined {
  const [, header, pointer] = /^\$response\.(?:header\.(.+)|body#\/(.+))$/.exec(expression) ?? [];
  if (header !== undefined) return { kind: 'header', name: header };
  if (pointer === undefined) return undefined;
  const names = pointerTokens(pointer).filter((token) => !/^\d+$/.test(token));
  return { kind: 'field', name: names.join('.') };
}

/** Returns the name of a link’s parameter without its location, which it may have as a prefix. */
function toPlainName(parameter: string): string {
  return parameter.replace(/^(?:path|query|header|cookie)\./, '');
}

/** Sorts GET operations first: they are needed for every call, the other previous steps only occasionally. */
function readsFirst(a: OperationStep, b: OperationStep): number {
  return Number(b.method === 'GET') - Number(a.method === 'GET');
}

function toReplacement(
  source: OperationSource | undefined,
  sources: readonly OperationSource[],
): Pick<OperationPage, 'replacement'> {
  const id = toText(source?.operation['x-replaced-by']);
  const target = id === undefined ? undefined : findSource(id, sources);
  return target === undefined ? {} : { replacement: toOperationLink(target) };
}

/** Returns the links of all responses. @see https://spec.openapis.org/oas/v3.1.0#link-object */
function operationLinks(operation: JsonObject, resolve: Resolve): readonly JsonObject[] {
  return members(operation['responses']).flatMap(([, response]) =>
    members(resolve(response).node['links']).map(([, link]) => resolve(link).node),
  );
}

/**
 * Whether the source of a link counts as a previous step of its target. Links to a write always count. A link to a read
 * counts only if it passes a value of the response body that the source does not itself require; otherwise it only
 * shows the result of a write.
 */
function isPreviousStep(link: JsonObject, from: OperationSource, to: OperationSource, resolve: Resolve): boolean {
  if (!safeMethods.has(to.method)) return true;
  const needed = operationParameters(from.pathItem, from.operation, resolve).filter(
    ({ required }) => required === true,
  );
  const known = new Set(needed.map(({ name }) => name));
  return members(link['parameters']).some(
    ([name, value]) => String(value).startsWith('$response.body') && !known.has(toPlainName(name)),
  );
}

function linkedSource(
  { operationId, operationRef }: JsonObject,
  sources: readonly OperationSource[],
  resolve: Resolve,
): OperationSource | undefined {
  const id = toText(operationId);
  if (id !== undefined) return findSource(id, sources);
  const [target] = resolve({ $ref: operationRef }).layers;
  return sources.find(({ operation }) => operation === target);
}

function findSource(id: string, sources: readonly OperationSource[]): OperationSource | undefined {
  return sources.find(({ operation }) => operation['operationId'] === id);
}

function addStep(steps: Map<string, OperationStep[]>, slug: string, step: OperationStep): void {
  const known = steps.get(slug) ?? [];
  if (!known.some((other) => other.slug === step.slug)) steps.set(slug, [...known, step]);
}
