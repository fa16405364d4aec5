import type { Document, NormalizedProblem } from '@redocly/openapi-core';
import { isObject } from '../document/json.ts';
import { atPointer, childAt, pointerTokens } from '../document/pointer.ts';
import type { FileProblem } from '../problems/problem.ts';
import { containsItself } from '../rules/resolvedReferences.ts';
import { problemAt } from './contractProblems.ts';
import type { DocumentLocation } from './nodeLocations.ts';

/** Removes the `$ref`s that Redocly would replace without end. Returns a function that restores them. */
export function removeCircularReferences(
  found: readonly NormalizedProblem[],
  documents: readonly Document[],
): () => void {
  const removed = found.flatMap(({ message, location: [location] }) => {
    const document = documents.find(({ source }) => source.absoluteRef === location?.source.absoluteRef);
    const node = atPointer(document?.parsed, location?.pointer ?? '');
    return message.includes(containsItself) && isObject(node) ? [{ node, reference: node['$ref'] }] : [];
  });
  for (const { node } of removed) Reflect.deleteProperty(node, '$ref');
  return () => removed.forEach(({ node, reference }) => Reflect.set(node, '$ref', reference));
}

/**
 * Returns the problem for `$ref`s that contain each other once each is replaced by its target. They are in extensions,
 * or in Path Items of other files.
 */
export function circularReferenceProblem(
  pointer: string,
  root: Document,
  locations: ReadonlyMap<unknown, DocumentLocation>,
): FileProblem {
  const nodes = [root.parsed];
  for (const token of pointerTokens(pointer)) nodes.push(childAt(nodes.at(-1), token));
  const location = nodes.flatMap((node) => locations.get(node) ?? []).at(-1) ?? { source: root.source, pointer: '#' };
  return problemAt(location, {
    message: 'The `$ref`s in this object lead back to it, so replacing them with their targets would never end.',
    remedy: 'Remove one of them, or move their targets into `components`.',
  });
}
