import {
  ProblemsError,
  createSlugs,
  frozenSlug,
  isSlug,
  isSpecialName,
  maxSlugLength,
  members,
  pathItemOperations,
  slugify,
  toNameSlug,
} from '@reliure/openapi';
import type { JsonObject, FileProblem, Resolve } from '@reliure/openapi';
import { collectSources, type OperationSource } from '../../model/operationSource.ts';
import { texts } from '../../texts/index.ts';

type WebhookCall = Omit<OperationSource, 'slug'> & Required<Pick<OperationSource, 'name'>>;

/**
 * Collects the webhooks of a contract and the callbacks of its operations, and gives each a slug: its own `x-slug`,
 * else its name, else its name and method. A number is added if the slug is still in use. A callback that several
 * operations share is only collected once.
 *
 * @throws ProblemsError if two calls have the same `x-slug`, or if an `x-slug` contains invalid characters.
 */
export function collectWebhooks(document: JsonObject, resolve: Resolve): readonly OperationSource[] {
  const webhooks = collectSources(document, 'webhooks', resolve).map((call) => ({ ...call, name: call.path }));
  const callbacks = collectSources(document, 'paths', resolve).flatMap((source) => collectCallbacks(source, resolve));
  const calls = [...webhooks, ...callbacks.filter(isFirst)];
  const claim = createSlugs(collectFrozenSlugs(calls));
  return calls.map((call) => {
    const name = toSlug(call.name);
    const slug = frozenSlug(call.operation) ?? claim(name, toSlug(`${call.name} ${call.method}`), name);
    return { ...call, slug: `${texts().webhook.slug}/${slug}` };
  });
}

/** @see https://spec.openapis.org/oas/v3.1.0#callback-object */
function collectCallbacks({ operation }: Omit<OperationSource, 'slug'>, resolve: Resolve): readonly WebhookCall[] {
  return members(operation['callbacks']).flatMap(([name, reference]) =>
    members(resolve(reference).node).flatMap(([path, item]) => {
      if (path.startsWith('x-')) return [];
      const pathItem = resolve(item).node;
      return pathItemOperations(pathItem).map((own) => ({ ...own, name, path, pathItem, webhook: true }));
    }),
  );
}

/** Whether a call is the first of those that several operations share. */
function isFirst(call: AddressedCall, index: number, all: readonly AddressedCall[]): boolean {
  return all.findIndex((other) => isSameCall(call, other)) === index;
}

interface AddressedCall {
  readonly operation: unknown;
  readonly path: string;
}

/** Whether two calls are the same: the same Operation Object at the same address. */
export function isSameCall(one: AddressedCall, other: AddressedCall): boolean {
  return one.operation === other.operation && one.path === other.path;
}

function collectFrozenSlugs(calls: readonly WebhookCall[]): ReadonlySet<string> {
  const used = new Set<string>();
  const problems: FileProblem[] = [];
  for (const { name, operation } of calls) {
    const slug = frozenSlug(operation);
    if (slug === undefined) continue;
    if (!isSlug(slug)) {
      problems.push(slugProblem(name, slug, 'is not valid in a URL'));
    } else if (isSpecialName(slug)) {
      problems.push(slugProblem(name, slug, 'servers or file systems treat specially'));
    } else if (used.has(slug)) {
      problems.push(slugProblem(name, slug, 'is already in use'));
    }
    used.add(slug);
  }
  if (problems.length > 0) throw new ProblemsError(problems, { subject: 'the contract' });
  return used;
}

/**
 * Describes a problem with a slug. It refers to the webhook by name, because its position in the contract’s files is
 * unknown here.
 */
function slugProblem(name: string, slug: string, reason: string): FileProblem {
  return {
    file: 'Webhooks of the contract',
    pointer: name,
    message: `The webhook "${name}" has the slug "${slug}", which ${reason}.`,
    remedy: `Give it another \`x-slug\`, made of at most ${maxSlugLength} lowercase letters, digits and hyphens.`,
  };
}

/** @example toSlug('visiteTerminée') // 'visite-terminee' */
function toSlug(name: string): string {
  return slugify(toNameSlug(name.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2'))) || 'webhook';
}
