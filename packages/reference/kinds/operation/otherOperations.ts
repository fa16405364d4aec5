import { members, operationParameters, toText } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { createAnchors, toRichText } from '@apidoc/richtext';
import type { BuildContext } from '../kind';
import { safeMethods } from './model';
import { toOperationLink } from '../../model/operationSource';
import type { LonePage } from './model';
import type { OperationSource } from '../../model/operationSource';
import type { OperationLink } from '../../model/links';
import type { OperationPage, NeighbourCall } from './types';

/**
 * Adds what each operation has to do with others: the steps after it, from the `links` of its answers, those before it,
 * which are their inverse but for ways back, and what replaces it (`x-replaced-by`).
 */
export function withOthers(
  pages: readonly LonePage[],
  { operations: sources, resolve, links }: BuildContext,
): readonly OperationPage[] {
  const sourceOf = new Map(sources.map((source) => [toOperationLink(source).slug, source]));
  const next = new Map<string, NeighbourCall[]>();
  const previous = new Map<string, NeighbourCall[]>();
  for (const page of pages) {
    const source = sourceOf.get(page.slug);
    if (source === undefined) continue;
    for (const link of operationLinks(source.operation, resolve)) {
      const target = linkedSource(link, sources, resolve);
      // A list’s next page, for instance, is no other step.
      if (target === undefined || target === source) continue;
      const text = toText(link['description']);
      const reason = text === undefined ? {} : { reason: toRichText(text, createAnchors({ links })) };
      const after = toOperationLink(target);
      addStep(next, page.slug, { ...after, ...reason });
      if (comesBefore(link, source, target, resolve))
        addStep(previous, after.slug, { ...pickOperationLink(page), ...reason });
    }
  }
  return pages.map((page) => ({
    ...page,
    next: next.get(page.slug) ?? [],
    previous: (previous.get(page.slug) ?? []).toSorted(byReading),
    ...toReplacement(sourceOf.get(page.slug), sources),
  }));
}

/** What can be looked up comes first: it is needed every time, and what else leads to an operation only now and then. */
function byReading(a: NeighbourCall, b: NeighbourCall): number {
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

/** The links of all answers. @see https://spec.openapis.org/oas/v3.1.0#link-object */
function operationLinks(operation: JsonObject, resolve: Resolve): readonly JsonObject[] {
  return members(operation['responses']).flatMap(([, response]) =>
    members(resolve(response).node['links']).map(([, link]) => resolve(link).node),
  );
}

/**
 * Whether what leads to an operation comes before it. Much leads back to a reading, which shows what became of a write:
 * before it comes only what gives it a value that its caller did not have to know.
 */
function comesBefore(link: JsonObject, from: OperationSource, to: OperationSource, resolve: Resolve): boolean {
  if (!safeMethods.has(to.method)) return true;
  const needed = operationParameters(from.pathItem, from.operation, resolve).filter(
    ({ required }) => required === true,
  );
  const known = new Set(needed.map(({ name }) => name));
  return members(link['parameters']).some(([name, value]) => {
    // A parameter may be written with its place.
    const plain = name.replace(/^(?:path|query|header|cookie)\./, '');
    return String(value).startsWith('$response.body') && !known.has(plain);
  });
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

function addStep(steps: Map<string, NeighbourCall[]>, slug: string, step: NeighbourCall): void {
  const known = steps.get(slug) ?? [];
  if (!known.some((other) => other.slug === step.slug)) steps.set(slug, [...known, step]);
}

/** What a link to an operation says of it. */
function pickOperationLink({ slug, title, method, path, deprecated }: OperationLink): OperationLink {
  return { slug, title, method, path, ...(deprecated === true && { deprecated }) };
}
