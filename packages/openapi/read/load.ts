import { resolve } from 'node:path';
import {
  createConfig,
  detectSpec,
  lintDocument,
  type Config,
  type Document,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { createReferencePlugin } from '../rules/referencePlugin.ts';
import { findUnsafeContent } from './unsafeContent.ts';
import { toText, type JsonObject } from '../document/json.ts';
import { bundleContract } from './bundleContract.ts';
import { circularReferenceProblem, removeCircularReferences } from './circularReferences.ts';
import { contractError, problemAt, rootProblem, toProblem, uniqueProblems } from './contractProblems.ts';
import { withoutConsequences } from './consequences.ts';
import { referenceLoops } from './loops.ts';
import { isWarning, isFalsePositive } from './openApiTypes.ts';
import { createFindText, nodeLocations, type DocumentLocation } from './nodeLocations.ts';
import { asWritten } from '../references/asWritten.ts';
import { replaceDynamicReferences } from '../references/dynamicReferences.ts';
import { otherReferences } from '../references/identifierReferences.ts';
import { replaceSecurityUris } from '../references/securityUris.ts';
import { removeInternal } from '../internal/removeInternal.ts';
import type { Problem, FileProblem } from '../problems/problem.ts';
import type { MisplacedReference } from '../rules/resolvedReferences.ts';
import { toRemedy } from '../problems/toRemedy.ts';
import { readRoot } from './readRoot.ts';
import { ContractResolver } from './resolver.ts';

/** A valid contract as one document. */
export interface Contract {
  /** The bundled OpenAPI 3.0, 3.1 or 3.2 document, in which every reference is a `$ref` with a JSON pointer. */
  readonly document: JsonObject;
  /** The same document with references and identifiers as they are written, to publish it. */
  readonly published: JsonObject;
  /** Absolute paths of all files of the contract. */
  readonly files: readonly string[];
  /** Problems that do not stop the build. */
  readonly warnings: readonly FileProblem[];
  /** Returns a warning for each location whose value is exactly this text. */
  readonly warnAt: (text: string, message: string, remedy: string) => readonly FileProblem[];
  /** Returns a warning for an object of the document, at its location in the files. */
  readonly warnOf: (node: unknown, problem: Problem) => readonly FileProblem[];
}

interface LoadOptions {
  readonly reservedSlugs?: ReadonlySet<string>;
  readonly checksExamples?: boolean;
  readonly overlays?: readonly string[];
}

/**
 * Reads an OpenAPI 3.0, 3.1 or 3.2 contract, in YAML or JSON, from one file or several. A Swagger 2.0 contract is
 * converted first, with a warning.
 *
 * @param path Root file, absolute or relative to the working directory.
 * @param options.reservedSlugs Slugs that no operation may have, because it would hide another page.
 * @param options.overlays Overlay documents in the contract’s folder, which are applied to its root file in their order.
 * @param options.checksExamples Whether examples that do not fit their schemas are warnings, which takes a while.
 * @throws ProblemsError with every problem: file, line, column, pointer, remedy.
 */
export async function loadContract(
  path: string,
  { reservedSlugs = new Set(), checksExamples = false, overlays = [] }: LoadOptions = {},
): Promise<Contract> {
  const rootFile = resolve(path);
  const resolver = new ContractResolver(rootFile);
  const { document: root, notices } = await readRoot(
    resolver,
    rootFile,
    overlays.map((file) => resolve(file)),
  );
  const misplaced: MisplacedReference[] = [];
  const config = await createConfig({
    plugins: [createReferencePlugin(reservedSlugs, misplaced)],
    rules: {
      ...(checksExamples && {
        'no-invalid-media-type-examples': exampleRule,
        'no-invalid-parameter-examples': exampleRule,
        'no-invalid-schema-examples': exampleRule,
      }),
      struct: 'error',
      'reference/references': 'error',
      'reference/path-parameters': 'warn',
      'reference/slugs': 'error',
      'reference/specification': 'warn',
      'reference/ignored-headers': 'warn',
      'reference/security-names': 'warn',
      'reference/tag-groups': 'warn',
      'reference/tag-tree': 'warn',
      'reference/whole-query': 'warn',
      'reference/code-samples': 'warn',
    },
  });
  const loops: DocumentLocation[] = [];
  const found = await lint(root, config, resolver, loops);
  const causes = withoutConsequences(found, loops);
  const real = causes.problems.filter((problem) => !isFalsePositive(problem, root.parsed));
  const errors = uniqueProblems([
    ...causes.errors.map(toLoopProblem),
    ...real.filter((problem) => !isWarning(problem)).map(toContractProblem),
  ]);
  if (errors.length > 0) throw contractError(errors);

  resolver.restoreExactNumbers();
  const documents = await resolver.documents();
  const locations = nodeLocations(documents);
  const findText = createFindText(locations);
  const restoreReferences = removeCircularReferences(real, documents);
  const document = await bundleContract(root, config, resolver, misplaced);
  const unsafe = findUnsafeContent(document);
  if (unsafe !== null) throw contractError([circularReferenceProblem(unsafe.pointer, root, locations)]);
  restoreReferences();
  const warnOf: Contract['warnOf'] = (node, problem) => {
    const location = locations.get(node);
    return location === undefined ? [] : [problemAt(location, problem)];
  };
  const toLost = (node: JsonObject) => warnOf(node, lostReferenceProblem(node));
  const { written } = resolver;
  if (detectSpec(document) === 'oas3_2') replaceSecurityUris(document, written);
  const isConcerned = documents.some(({ source }) => otherReferences.test(source.body));
  const lost = isConcerned ? replaceDynamicReferences(document, written) : [];
  const internal = removeInternal(document).flatMap(({ node, reference }) => warnOf(node, internalProblem(reference)));
  return {
    document,
    published: asWritten(document, written),
    files: documents.map(({ source }) => source.absoluteRef),
    warnings: uniqueProblems([
      ...notices,
      ...causes.warnings.map(toLoopProblem),
      ...real.map(toContractProblem),
      ...lost.flatMap(toLost),
      ...internal,
    ]),
    warnAt: (text, message, remedy) =>
      uniqueProblems(findText(text).map((location) => problemAt(location, { message, remedy }))),
    warnOf,
  };
}

function toContractProblem(found: NormalizedProblem): FileProblem {
  return toProblem(found, ({ ruleId, message, suggest }) => toRemedy(ruleId, message, suggest));
}

/** The pages show examples as they are, so that they cannot make a contract unusable. */
const exampleRule = { severity: 'warn', allowAdditionalProperties: true } as const;

function internalProblem(reference: string): Problem {
  return {
    message: `This refers to "${reference}", which is internal, so it is left out too.`,
    remedy: 'Mark it with `x-internal: true` too, or remove the mark from what it refers to.',
  };
}

function lostReferenceProblem({ $dynamicRef, $recursiveRef }: JsonObject): Problem {
  const isDynamic = $dynamicRef !== undefined;
  const written = isDynamic ? `$dynamicRef: ${toText($dynamicRef)}` : `$recursiveRef: ${toText($recursiveRef)}`;
  return {
    message: `\`${written}\` leads to no schema.`,
    remedy: isDynamic
      ? 'Give the schema that it means the `$dynamicAnchor` with that name, or refer to it with `$ref`.'
      : 'Write `$recursiveRef: "#"` in a component, or refer to the schema that it means with `$ref`.',
  };
}

/** For what neither Redocly nor the rules expect. */
const unreadableRemedy = 'Remove one part after another to find the one that causes this, and write it differently.';

function toLoopProblem(location: DocumentLocation): FileProblem {
  return problemAt(location, {
    message: 'This `$ref` only leads back to itself.',
    remedy: 'Point it to an object with other members than `$ref`.',
  });
}

/**
 * Lints the contract. Redocly throws on loops of nothing but `$ref`s, so these are broken first.
 *
 * @param loops Gets the location of each.
 */
async function lint(
  root: Document,
  config: Config,
  resolver: ContractResolver,
  loops: DocumentLocation[],
): Promise<NormalizedProblem[]> {
  try {
    return await lintDocument({ document: root, config, externalRefResolver: resolver });
  } catch (error) {
    const documents = await resolver.documents();
    const found = referenceLoops(new Map(documents.map(({ source, parsed }) => [source.absoluteRef, parsed])));
    if (found.length === 0) {
      const message = `The contract cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
      throw contractError([rootProblem(root, { message, remedy: unreadableRemedy })], { cause: error });
    }
    for (const { file, pointer, node } of found) {
      const source = documents.find((document) => document.source.absoluteRef === file)?.source;
      if (source !== undefined) loops.push({ source, pointer });
      Reflect.deleteProperty(node, '$ref');
    }
    return lint(root, config, resolver, loops);
  }
}
