import { resolve } from 'node:path';
import {
  YamlParseError,
  bundle,
  createConfig,
  getLineColLocation,
  lintDocument,
  type Config,
  type Document,
  type LocationObject,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { createReferencePlugin } from '../rules/checks';
import { findExcess } from './excess';
import { isObject, member, toObject, type JsonObject } from '../document/json';
import { referenceLoops } from './loops';
import { isHarmless, isMistaken, openApiTypes } from './openApiTypes';
import { createFindText, nodePlaces, type Place } from './places';
import { atPointer, childAt, pointerTokens } from '../document/pointer';
import { ContractError, compareProblems, type ContractProblem } from '../problems/problems';
import { leadsToItsHolder } from '../rules/referenceRule';
import { toRemedy } from '../problems/remedies';
import { ContractResolver } from './resolver';
import { toDisplayPath, toSyntaxProblem } from './syntaxProblem';

/** A contract that was read whole and found sound: one document, every `$ref` local. */
export interface Contract {
  /** The bundled OpenAPI 3.0 or 3.1 document. */
  readonly document: JsonObject;
  /** Absolute paths of all files that it was read from. */
  readonly files: readonly string[];
  /** What is odd but harmless. */
  readonly warnings: readonly ContractProblem[];
  /** One warning for each place where exactly this text is written. */
  readonly warnAt: (text: string, message: string, remedy: string) => readonly ContractProblem[];
}

/**
 * Reads an OpenAPI 3.0 or 3.1 contract, YAML or JSON, one file or many.
 *
 * @param path Root file, absolute or relative to the working directory.
 * @param options.reservedSlugs No operation may have one of these: it would hide another page.
 * @throws ContractError with every problem: file, line, column, pointer, remedy.
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
  const loops: ContractProblem[] = [];
  const found = await lint(root, config, resolver, loops);
  const real = found.filter((problem) => !isMistaken(problem, root.parsed));
  const problems = uniqueProblems([...loops, ...real.map(toContractProblem)]);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContractError(errors);

  const documents = await resolver.documents();
  const places = nodePlaces(documents);
  const findText = createFindText(places);
  const putBack = withhold(real, documents);
  const bundled = await bundle({ doc: root, config, externalRefResolver: resolver });
  const endless = findExcess(bundled.bundle.parsed);
  if (endless !== null) throw new ContractError([endlessProblem(endless.pointer, root, places)]);
  putBack();
  return {
    document: toObject(bundled.bundle.parsed),
    files: [...bundled.fileDependencies],
    warnings: problems,
    warnAt: (text, message, remedy) => uniqueProblems(findText(text).map((place) => toWarning(place, message, remedy))),
  };
}

const loopMessage = 'This `$ref` leads only back to itself.';

/** Loops of nothing but `$ref`s are opened first, each with a warning: Redocly would throw at them. */
async function lint(
  root: Document,
  config: Config,
  resolver: ContractResolver,
  loops: ContractProblem[],
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
      if (source !== undefined)
        loops.push(toWarning({ source, pointer }, loopMessage, 'Point it at an object that says something.'));
      Reflect.deleteProperty(node, '$ref');
    }
    return lint(root, config, resolver, loops);
  }
}

/** Takes out what Redocly would replace without end; the function that comes back puts it in again. */
function withhold(found: readonly NormalizedProblem[], documents: readonly Document[]): () => void {
  const held = found.flatMap(({ message, location: [location] }) => {
    const document = documents.find(({ source }) => source.absoluteRef === location?.source.absoluteRef);
    const node = atPointer(document?.parsed, location?.pointer ?? '');
    return message.includes(leadsToItsHolder) && isObject(node) ? [{ node, reference: node['$ref'] }] : [];
  });
  for (const { node } of held) Reflect.deleteProperty(node, '$ref');
  return () => held.forEach(({ node, reference }) => Reflect.set(node, '$ref', reference));
}

/** What `$ref`s in extensions, or in Path Items of other files, make of each other when each is replaced by its target. */
function endlessProblem(pointer: string, root: Document, places: ReadonlyMap<unknown, Place>): ContractProblem {
  const nodes = [root.parsed];
  for (const token of pointerTokens(pointer)) nodes.push(childAt(nodes.at(-1), token));
  const place = nodes.flatMap((node) => places.get(node) ?? []).at(-1) ?? { source: root.source, pointer: '#' };
  const { start } = getLineColLocation(place);
  return {
    severity: 'error',
    file: toDisplayPath(place.source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: place.pointer,
    message: 'The `$ref`s from here lead back to here, and would be replaced by their targets without end.',
    remedy: 'Take out one of them, or move their targets into `components`.',
  };
}

function toWarning(place: Place, message: string, remedy: string): ContractProblem {
  const { start } = getLineColLocation(place);
  return {
    severity: 'warning',
    file: toDisplayPath(place.source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: place.pointer,
    message,
    remedy,
  };
}

async function readRoot(resolver: ContractResolver, rootFile: string): Promise<Document> {
  const root = await resolver.resolveDocument(null, rootFile, true).catch((error: unknown) => error);
  if (root instanceof YamlParseError) throw new ContractError([toSyntaxProblem(root.source.absoluteRef, root)]);
  if (root instanceof Error) {
    throw new ContractError([rootProblem(rootFile, `The contract cannot be read: ${root.message}.`, missingRemedy)]);
  }
  const document = root as Document;
  const refusal = refuseSpecification(document);
  if (refusal !== null) throw new ContractError([refusal]);
  return document;
}

const missingRemedy = 'Set the contract’s path in `identity.ts`, or in the CONTRAT environment variable for one build.';

/** Says why a document is not an OpenAPI 3.0 or 3.1 contract, if it is not. */
function refuseSpecification(root: Document): ContractProblem | null {
  const file = root.source.absoluteRef;
  if (!isObject(root.parsed)) {
    return rootProblem(file, 'The contract is not an object.', 'Start it with `openapi: 3.1.0`.');
  }
  if (member(root.parsed, 'swagger') !== undefined) {
    const remedy = 'Convert it to OpenAPI 3 first, for example with the Swagger Editor.';
    return { ...rootProblem(file, 'Swagger 2.0 is not supported.', remedy), ...keyPlace(root, 'swagger') };
  }
  const version = member(root.parsed, 'openapi');
  if (typeof version === 'string' && /^3\.[01]\.\d/.test(version)) return null;
  const message =
    version === undefined
      ? 'The contract names no OpenAPI version.'
      : `OpenAPI version ${JSON.stringify(version)} is not supported.`;
  return {
    ...rootProblem(file, message, 'Write `openapi: 3.1.0` or `3.0.x`, as a string.'),
    ...keyPlace(root, 'openapi'),
  };
}

function rootProblem(file: string, message: string, remedy: string): ContractProblem {
  return { severity: 'error', file: toDisplayPath(file), line: 1, column: 1, pointer: '#', message, remedy };
}

function keyPlace(root: Document, key: string): Pick<ContractProblem, 'line' | 'column' | 'pointer'> {
  const { start } = getLineColLocation({ source: root.source, pointer: `#/${key}`, reportOnKey: true });
  return { line: start.line, column: start.col, pointer: `#/${key}` };
}

function toContractProblem(problem: NormalizedProblem): ContractProblem {
  const [location, ...others] = problem.location;
  if (location === undefined) throw new Error(`Redocly reported a problem without a place: ${problem.message}`);
  const start = startOf(location);
  const alsoAt = others.map((other) => {
    const { line, col } = startOf(other);
    return ` Also at ${toDisplayPath(other.source.absoluteRef)}:${line}:${col}.`;
  });
  return {
    severity: isHarmless(problem) ? 'warning' : 'error',
    file: toDisplayPath(location.source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: location.pointer ?? null,
    message: problem.message + alsoAt.join(''),
    remedy: toRemedy(problem.ruleId, problem.message, problem.suggest),
  };
}

/** What has no sign of its own, as after `schema:`, stands where its name does. */
function startOf(location: LocationObject): ReturnType<typeof getLineColLocation>['start'] {
  const { start } = getLineColLocation(location);
  const isUnknown = start.line === 1 && start.col === 1;
  return isUnknown ? getLineColLocation({ ...location, reportOnKey: true }).start : start;
}

/** A file that two others refer to would report its faults twice. */
function uniqueProblems(problems: readonly ContractProblem[]): readonly ContractProblem[] {
  const byPlace = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...byPlace.values()].sort(compareProblems);
}
