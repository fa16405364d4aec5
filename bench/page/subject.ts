import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setLanguage } from '@reliure/language';
import { isObject, member } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { buildReference } from '@reliure/reference';
import type { OperationPage } from '@reliure/reference';
import { identity } from '../../site/identity.ts';
import type { Subject } from './types.ts';

/** Writes the contract to a single file for all sites, and chooses the operation to measure. */
export async function createSubject(contractFile: string, slug?: string): Promise<Subject> {
  setLanguage(identity.language);
  const contract = await loadContract(resolve('site', identity.contract));
  mkdirSync(dirname(contractFile), { recursive: true });
  writeFileSync(contractFile, JSON.stringify(contract.document));
  const { operations } = buildReference(contract);
  const page = slug === undefined ? medianOperation(operations) : operations.find((one) => one.slug === slug);
  if (page === undefined) {
    throw new Error(
      slug === undefined
        ? 'No operation with the median number of fields is followed by another one of its group. Choose an operation with --operation.'
        : `The contract has no operation "${slug}".`,
    );
  }
  const names = fieldNames(page);
  return {
    slug: page.slug,
    group: page.group.slug,
    operationId: operationId(contract.document, page),
    title: page.title,
    fields: names.length,
    fieldNames: [...new Set(names)],
  };
}

/** Returns the first operation that has the median number of fields and is followed by another of its group. */
export function medianOperation(operations: readonly OperationPage[]): OperationPage | undefined {
  const counted = operations.map((page, index) => ({
    page,
    fields: fieldNames(page).length,
    isFollowed: operations[index + 1]?.group.slug === page.group.slug,
  }));
  const sorted = counted.map(({ fields }) => fields).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return counted.find(({ fields, isFollowed }) => fields === median && isFollowed)?.page;
}

/** Returns the names of all fields that a page shows. */
function fieldNames({ parameters, body, responses }: OperationPage): readonly string[] {
  return namesIn([parameters, body, responses]);
}

/**
 * Collects the names of all fields in a part of the page model. Only fields have a name, an anchor, a node and
 * `required`.
 */
function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  const { name } = value;
  const isField = typeof name === 'string' && 'anchor' in value && 'node' in value && 'required' in value;
  return [...(isField ? [name] : []), ...Object.values(value).flatMap(namesIn)];
}

function operationId(document: unknown, { method, path }: OperationPage): string {
  const id = member(member(member(member(document, 'paths'), path), method.toLowerCase()), 'operationId');
  if (typeof id !== 'string')
    throw new Error(`${method} ${path} has no operationId, which the other sites use for the address of its page.`);
  return id;
}
