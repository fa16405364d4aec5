import { createConfig, lintDocument, type Document, type NormalizedProblem } from '@redocly/openapi-core';
import { pointerTokens } from '../document/pointer.ts';
import type { FileProblem } from '../problems/problem.ts';
import { toProblem, uniqueProblems } from './contractProblems.ts';
import type { ContractResolver } from './resolver.ts';

/**
 * Returns a problem for everything of an OpenAPI 3.2 document that 3.1 lacks: what Redocly’s types of 3.1 refuse, and
 * those of 3.2 accept. Changes the version of the document.
 */
export async function newMemberProblems(root: Document, resolver: ContractResolver): Promise<readonly FileProblem[]> {
  const known = new Set((await findStructProblems(root, resolver)).map(toPosition));
  Reflect.set(Object(root.parsed), 'openapi', '3.1.1');
  const lost = (await findStructProblems(root, resolver)).filter((found) => !known.has(toPosition(found)));
  return uniqueProblems(lost.map(toNewMemberProblem));
}

/** Returns nothing for a document that Redocly cannot read: then its version is the only problem to report. */
async function findStructProblems(
  document: Document,
  resolver: ContractResolver,
): Promise<readonly NormalizedProblem[]> {
  const config = await createConfig({ rules: { struct: 'error' } });
  return lintDocument({ document, config, externalRefResolver: resolver }).catch(() => []);
}

function toPosition({ location: [place] }: NormalizedProblem): string {
  return `${place?.source.absoluteRef} ${place?.pointer}`;
}

function toNewMemberProblem(found: NormalizedProblem): FileProblem {
  const name = pointerTokens(found.location[0]?.pointer ?? '').at(-1) ?? 'openapi';
  const message = found.message.includes('is not expected here')
    ? `\`${name}\` is new in OpenAPI 3.2.`
    : `What \`${name}\` says here is new in OpenAPI 3.2.`;
  return toProblem({ ...found, message }, () => 'Say it in a way that OpenAPI 3.1 has, or leave it out.');
}
