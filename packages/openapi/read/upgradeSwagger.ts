import type { Document } from '@redocly/openapi-core';
import { member, toObject } from '../document/json.ts';
import type { FileProblem } from '../problems/problem.ts';
import { rootProblem } from './contractProblems.ts';

/** Whether a document is one of Swagger 2.0. Without quotes, its version is a number. */
export function isSwagger(document: unknown): boolean {
  const version = member(document, 'swagger');
  return member(document, 'openapi') === undefined && (version === '2.0' || version === 2);
}

/**
 * Converts the root of a Swagger 2.0 contract to OpenAPI 3.0, in place. Problems are then reported at the nearest place
 * that the file has.
 *
 * @returns The notice of it.
 */
export async function upgradeSwagger(root: Document): Promise<FileProblem> {
  const notice = rootProblem(
    root,
    {
      message: 'Swagger 2.0 is converted to OpenAPI 3.0, which the pages and the downloads show.',
      remedy:
        'Convert the contract itself, for example with the Swagger Editor, to decide what its forms and files become.',
    },
    'swagger',
  );
  // Few contracts need it.
  const { upgradeFromTwoToThree } = await import('@scalar/openapi-upgrader/2.0-to-3.0');
  const upgraded: unknown = upgradeFromTwoToThree({ ...toObject(root.parsed), swagger: '2.0' });
  // As JSON, it has no members without a value.
  const plain: unknown = JSON.parse(JSON.stringify(upgraded));
  Reflect.set(root, 'parsed', plain);
  return notice;
}
