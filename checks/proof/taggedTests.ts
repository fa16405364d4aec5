import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { calleePath, descendants, parse } from './syntax';

/** A test or a group of tests, with one of its tags. */
export interface TaggedTest {
  readonly tag: string;
  readonly call: ts.CallExpression;
  readonly source: ts.SourceFile;
}

/** The files with tests that may have tags: browser tests, and unit tests. */
const testFiles = ['e2e/**/*.spec.ts', '{packages,checks,scripts,bench}/**/*.test.{ts,mts}'];

/** Finds the tests and groups of this repository with a tag that begins with `@`, once for each of their tags. */
export function loadTaggedTests(): readonly TaggedTest[] {
  return findTaggedTests(globSync(testFiles, { ignore: '**/node_modules/**' }));
}

/** Finds the tests and groups with a tag that begins with `@`, once for each of their tags. */
export function findTaggedTests(files: readonly string[]): readonly TaggedTest[] {
  return files
    .filter((file) => /\btags?:/.test(readFileSync(file, 'utf8')))
    .map(parse)
    .flatMap((source) => testsIn(source).flatMap((call) => toTags(call).map((tag) => ({ tag, call, source }))));
}

/** Returns the tests and groups of tests inside a node. */
export function testsIn(node: ts.Node): readonly ts.CallExpression[] {
  return descendants(node).filter(
    (inner): inner is ts.CallExpression => ts.isCallExpression(inner) && isTest(inner) && inner.arguments.length > 1,
  );
}

function isTest({ expression }: ts.CallExpression): boolean {
  return ['test', 'it', 'describe'].includes(calleePath(expression)[0] ?? '');
}

export function isGroup({ expression }: ts.CallExpression): boolean {
  return calleePath(expression).includes('describe');
}

/** Reads the tags in the second argument: `{ tag: '@a' }` in Playwright, `{ tags: '@a' }` in Vitest; or a list. */
function toTags({ arguments: [, options] }: ts.CallExpression): readonly string[] {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return [];
  return options.properties
    .flatMap((property) => (ts.isPropertyAssignment(property) && isTagName(property.name) ? property.initializer : []))
    .flatMap((value): readonly ts.Expression[] => (ts.isArrayLiteralExpression(value) ? value.elements : [value]))
    .flatMap((value) => (ts.isStringLiteralLike(value) && value.text.startsWith('@') ? value.text : []));
}

function isTagName(name: ts.PropertyName): boolean {
  return ts.isIdentifier(name) && ['tag', 'tags'].includes(name.text);
}
