import { existsSync } from 'node:fs';
import { YamlParseError, detectSpec, type Document } from '@redocly/openapi-core';
import { isObject, member, toObject } from '../document/json.ts';
import { applyOverlay } from '../overlay/applyOverlay.ts';
import type { FileProblem } from '../problems/problem.ts';
import { addReferencedSchemes } from '../references/securityUris.ts';
import { contractError, fileProblem, rootProblem, toSyntaxProblem } from './contractProblems.ts';
import type { ContractResolver } from './resolver.ts';
import { isSwagger, upgradeSwagger } from './upgradeSwagger.ts';

/** The root of a contract, and what was done to read it. */
export interface Root {
  readonly document: Document;
  readonly notices: readonly FileProblem[];
}

/**
 * Reads the root of a contract, and applies overlays to it.
 *
 * @param overlays Absolute paths.
 * @throws ProblemsError if it cannot be read, or is not an OpenAPI 3.0, 3.1 or 3.2 document, nor one of Swagger 2.0.
 */
export async function readRoot(
  resolver: ContractResolver,
  rootFile: string,
  overlays: readonly string[] = [],
): Promise<Root> {
  // Read before the contract, so that their objects are found in their own files.
  const read: Document[] = [];
  for (const overlay of overlays) read.push(await readDocument(resolver, overlay, overlayPathRemedy));
  const document = await readDocument(resolver, rootFile, contractPathRemedy);
  const applied = read.map((overlay) => applyOverlay(document, overlay));
  const errors = applied.flatMap((one) => one.errors);
  if (errors.length > 0) throw contractError(errors);
  const notices = isSwagger(document.parsed) ? [await upgradeSwagger(document)] : [];
  const problems = checkVersion(document);
  if (problems.length > 0) throw contractError(problems);
  if (detectSpec(document.parsed) === 'oas3_2') {
    const toFile = (reference: string) =>
      resolver.resolveExternalRef(document.source.absoluteRef, reference.replace(/#.*$/, ''));
    addReferencedSchemes(toObject(document.parsed), (reference) => existsSync(toFile(reference)));
  }
  return { document, notices: [...applied.flatMap((one) => one.warnings), ...notices] };
}

const contractPathRemedy = 'Set the contract’s path in `identity.ts`.';
const overlayPathRemedy = 'Put it in the contract’s folder, and set its path under `overlays` in `identity.ts`.';

/** @throws ProblemsError if a file cannot be read, or not parsed. */
async function readDocument(resolver: ContractResolver, file: string, remedy: string): Promise<Document> {
  const read = await resolver.resolveDocument(null, file, true).catch((error: unknown) => error);
  if (read instanceof YamlParseError) {
    throw contractError([toSyntaxProblem(read.source.absoluteRef, read)], { cause: read });
  }
  if (!(read instanceof Error)) return read as Document;
  const kind = remedy === contractPathRemedy ? 'contract' : 'overlay';
  const reason = existsSync(file) ? read.message.replace(/\.$/, '') : 'there is no such file';
  const message = `The ${kind} cannot be read: ${reason}.`;
  throw contractError([fileProblem(file, { message, remedy })], { cause: read });
}

/** Returns why a document is not an OpenAPI 3.0, 3.1 or 3.2 contract. */
function checkVersion(root: Document): readonly FileProblem[] {
  if (!isObject(root.parsed)) {
    const remedy = 'Start it with `openapi: 3.1.0`.';
    return [rootProblem(root, { message: 'The contract is not an object.', remedy })];
  }
  if (member(root.parsed, 'swagger') !== undefined) {
    const message = `The member \`swagger: ${JSON.stringify(member(root.parsed, 'swagger'))}\` is not read.`;
    const remedy = "Write `swagger: '2.0'` without `openapi`, or `openapi: 3.2.0` without `swagger`.";
    return [rootProblem(root, { message, remedy }, 'swagger')];
  }
  if (member(root.parsed, 'openrpc') !== undefined) {
    // Redocly would take the document for one of OpenRPC.
    return [rootProblem(root, { message: 'OpenAPI has no member `openrpc`.', remedy: 'Remove it.' }, 'openrpc')];
  }
  const version = member(root.parsed, 'openapi');
  if (typeof version === 'string' && /^3\.[012]\.\d/.test(version)) return [];
  const message =
    version === undefined
      ? 'The contract has no `openapi` version.'
      : `OpenAPI version ${JSON.stringify(version)} is not supported.`;
  return [rootProblem(root, { message, remedy: toVersionRemedy(version) }, 'openapi')];
}

function toVersionRemedy(version: unknown): string {
  const isOther = typeof version === 'string' && /^\d+\.\d+\./.test(version);
  return isOther
    ? 'Publish the contract in OpenAPI 3.2, 3.1 or 3.0: another number alone would not make it so.'
    : 'Write `openapi: 3.2.0`, `3.1.x` or `3.0.x`, as a string.';
}
