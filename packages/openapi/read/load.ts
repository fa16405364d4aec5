import { resolve } from 'node:path';
import {
  YamlParseError,
  bundle,
  createConfig,
  lintDocument,
  type Config,
  type Document,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { createReferencePlugin } from '../rules/checks';
import { findExcess } from './excess';
import { isObject, member, toObject, type JsonObject } from '../document/json';
import { problemAt, rootProblem, toProblem, toSyntaxProblem, uniqueProblems, wholeProblem } from './contractProblems';
import { referenceLoops } from './loops';
import { isHarmless, isMistaken, openApiTypes } from './openApiTypes';
import { createFindText, nodePlaces, type DocumentPlace } from './places';
import { atPointer, childAt, pointerTokens } from '../document/pointer';
import { ProblemsError } from '../problems/problemsError';
import type { Problem } from '../problems/problem';
import { leadsToItsHolder } from '../rules/referenceRule';
import { toRemedy } from '../problems/remedies';
import { ContractResolver } from './resolver';

/** A valid contract as one document, in which every `$ref` is local. */
export interface Contract {
  /** The bundled OpenAPI 3.0 or 3.1 document. */
  readonly document: JsonObject;
  /** Absolute paths of all files of the contract. */
  readonly files: readonly string[];
  /** Problems that do no harm. */
  readonly warnings: readonly Problem[];
  /** Returns a warning for each place whose value is exactly this text. */
  readonly warnAt: (text: string, message: string, remedy: string) => readonly Problem[];
}

/**
 * Reads an OpenAPI 3.0 or 3.1 contract, in YAML or JSON, from one file or several.
 *
 * @param path Root file, absolute or relative to the working directory.
 * @param options.reservedSlugs Slugs that no operation may have, because it would hide another page.
 * @throws ProblemsError with every problem: file, line, column, pointer, remedy.
 */
export async function loadContract(
  path: string,
  { reservedSlugs = new Set() }: { readonly reservedSlugs?: ReadonlySet<string> } = {},
): Promise<Contract> {
  const rootFile = resolve(path);
  const resolver = new ContractResolver(rootFile);
  const root = await readRoot(resolver, rootFile);
  const config = await createConfig({
    plugins: [createReferencePlugin(reservedSlugs)],
    rules: {
      struct: 'error',
      'reference/references': 'error',
      'reference/path-parameters': 'error',
      'reference/slugs': 'error',
    },
  });
  const loops: Problem[] = [];
  const found = await lint(root, config, resolver, loops);
  const real = found.filter((problem) => !isMistaken(problem, root.parsed));
  const errors = uniqueProblems(real.filter((problem) => !isHarmless(problem)).map(toContractProblem));
  if (errors.length > 0) throw contractError(errors);

  const documents = await resolver.documents();
  const places = nodePlaces(documents);
  const findText = createFindText(places);
  const putBack = withhold(real, documents);
  const bundled = await bundle({ doc: root, config, externalRefResolver: resolver });
  const endless = findExcess(bundled.bundle.parsed);
  if (endless !== null) throw contractError([endlessProblem(endless.pointer, root, places)]);
  putBack();
  return {
    document: toObject(bundled.bundle.parsed),
    files: [...bundled.fileDependencies],
    warnings: uniqueProblems([...loops, ...real.map(toContractProblem)]),
    warnAt: (text, message, remedy) =>
      uniqueProblems(findText(text).map((place) => problemAt(place, { message, remedy }))),
  };
}

function contractError(problems: readonly Problem[], options: ErrorOptions = {}): ProblemsError {
  return new ProblemsError(problems, { subject: 'the contract', ...options });
}

function toContractProblem(found: NormalizedProblem): Problem {
  return toProblem(found, ({ ruleId, message, suggest }) => toRemedy(ruleId, message, suggest));
}

const loopFlaw = {
  message: 'This `$ref` leads only back to itself.',
  remedy: 'Point it at an object that says something.',
};

/**
 * Lints the contract. Redocly throws on loops of nothing but `$ref`s, so these are broken first, with a warning for
 * each.
 */
async function lint(
  root: Document,
  config: Config,
  resolver: ContractResolver,
  loops: Problem[],
): Promise<NormalizedProblem[]> {
  try {
    return await lintDocument({
      document: root,
      config,
      externalRefResolver: resolver,
      customTypes: openApiTypes(root.parsed),
    });
  } catch (error) {
    const documents = await resolver.documents();
    const found = referenceLoops(new Map(documents.map(({ source, parsed }) => [source.absoluteRef, parsed])));
    if (found.length === 0) throw error;
    for (const { file, pointer, node } of found) {
      const source = documents.find((document) => document.source.absoluteRef === file)?.source;
      if (source !== undefined) loops.push(problemAt({ source, pointer }, loopFlaw));
      Reflect.deleteProperty(node, '$ref');
    }
    return lint(root, config, resolver, loops);
  }
}

/** Removes the `$ref`s that Redocly would replace without end. Returns a function that restores them. */
function withhold(found: readonly NormalizedProblem[], documents: readonly Document[]): () => void {
  const held = found.flatMap(({ message, location: [location] }) => {
    const document = documents.find(({ source }) => source.absoluteRef === location?.source.absoluteRef);
    const node = atPointer(document?.parsed, location?.pointer ?? '');
    return message.includes(leadsToItsHolder) && isObject(node) ? [{ node, reference: node['$ref'] }] : [];
  });
  for (const { node } of held) Reflect.deleteProperty(node, '$ref');
  return () => held.forEach(({ node, reference }) => Reflect.set(node, '$ref', reference));
}

/**
 * Returns the problem for `$ref`s that contain each other once each is replaced by its target. They are in extensions,
 * or in Path Items of other files.
 */
function endlessProblem(pointer: string, root: Document, places: ReadonlyMap<unknown, DocumentPlace>): Problem {
  const nodes = [root.parsed];
  for (const token of pointerTokens(pointer)) nodes.push(childAt(nodes.at(-1), token));
  const place = nodes.flatMap((node) => places.get(node) ?? []).at(-1) ?? { source: root.source, pointer: '#' };
  return problemAt(place, {
    message: 'The `$ref`s from here lead back to here, and would be replaced by their targets without end.',
    remedy: 'Take out one of them, or move their targets into `components`.',
  });
}

async function readRoot(resolver: ContractResolver, rootFile: string): Promise<Document> {
  const root = await resolver.resolveDocument(null, rootFile, true).catch((error: unknown) => error);
  if (root instanceof YamlParseError) {
    throw contractError([toSyntaxProblem(root.source.absoluteRef, root)], { cause: root });
  }
  if (root instanceof Error) {
    const message = `The contract cannot be read: ${root.message}.`;
    throw contractError([wholeProblem(rootFile, { message, remedy: missingRemedy })], { cause: root });
  }
  const document = root as Document;
  const refusal = refuseSpecification(document);
  if (refusal !== null) throw contractError([refusal]);
  return document;
}

const missingRemedy = 'Set the contract’s path in `identity.ts`, or in the CONTRAT environment variable for one build.';

/** Returns the problem if a document is not an OpenAPI 3.0 or 3.1 contract, otherwise `null`. */
function refuseSpecification(root: Document): Problem | null {
  if (!isObject(root.parsed)) {
    return rootProblem(root, { message: 'The contract is not an object.', remedy: 'Start it with `openapi: 3.1.0`.' });
  }
  if (member(root.parsed, 'swagger') !== undefined) {
    const remedy = 'Convert it to OpenAPI 3 first, for example with the Swagger Editor.';
    return rootProblem(root, { message: 'Swagger 2.0 is not supported.', remedy }, 'swagger');
  }
  const version = member(root.parsed, 'openapi');
  if (typeof version === 'string' && /^3\.[01]\.\d/.test(version)) return null;
  const message =
    version === undefined
      ? 'The contract names no OpenAPI version.'
      : `OpenAPI version ${JSON.stringify(version)} is not supported.`;
  return rootProblem(root, { message, remedy: 'Write `openapi: 3.1.0` or `3.0.x`, as a string.' }, 'openapi');
}
