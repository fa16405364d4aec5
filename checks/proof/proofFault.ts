import { existsSync } from 'node:fs';
import ts from 'typescript';
import type { Proof } from './readProofs';
import { calleePath, descendants, findFunction, parse } from './syntax';

/** Names of calls that exclude a test, or all others, from a run. */
const leavesOut: ReadonlySet<string> = new Set(['skip', 'fixme', 'todo', 'only', 'fail', 'fails', 'skipIf', 'runIf']);

/**
 * Returns the reason why a row of the table proves nothing: its test does not exist, may be skipped, or asserts
 * nothing. Returns `null` if there is no such reason.
 */
export function proofFault({ file, title }: Pick<Proof, 'file' | 'title'>): string | null {
  if (!existsSync(file)) return `There is no file ${file}.`;
  const source = parse(file);
  const titled = testsOf(source).filter((call) => titleOf(call, source) === title);
  const [found] = titled;
  if (found === undefined) return `${file} has no test « ${title} ».`;
  if (titled.length > 1) return `${file} has ${titled.length} tests « ${title} »: rename all but one.`;
  const tests = isGroup(found) ? testsOf(found).filter((call) => !isGroup(call)) : [found];
  if (tests.length === 0) return `${file}: the block « ${title} » has no test.`;
  return tests.map((test) => testFault(test, source)).find((fault) => fault !== null) ?? null;
}

function testFault(test: ts.CallExpression, source: ts.SourceFile): string | null {
  const name = `${source.fileName}: the test « ${titleOf(test, source) ?? ''} »`;
  const left = leavingOut(test);
  if (left !== null) return `${name} may be left out, by ${left}.`;
  const body = test.arguments.at(-1);
  return body !== undefined && asserts(body, source) ? null : `${name} has no assertion.`;
}

/** Returns the tests and blocks of tests inside a node. */
function testsOf(node: ts.Node): readonly ts.CallExpression[] {
  return descendants(node).filter(
    (inner): inner is ts.CallExpression => ts.isCallExpression(inner) && isTest(inner) && inner.arguments.length > 1,
  );
}

function isTest({ expression }: ts.CallExpression): boolean {
  return ['test', 'it', 'describe'].includes(calleePath(expression)[0] ?? '');
}

function isGroup({ expression }: ts.CallExpression): boolean {
  return calleePath(expression).includes('describe');
}

/** Returns the title of a test without its quotes; `${…}` stays as in the source. */
function titleOf({ arguments: [title] }: ts.CallExpression, source: ts.SourceFile): string | null {
  if (title === undefined) return null;
  if (ts.isStringLiteral(title)) return title.text;
  if (ts.isNoSubstitutionTemplateLiteral(title) || ts.isTemplateExpression(title)) {
    return title.getText(source).slice(1, -1);
  }
  return null;
}

/**
 * Returns the name of a call that skips a test: the test’s own, one of a block around it, one in such a block, or one
 * inside the test. Returns `null` if there is none.
 */
function leavingOut(test: ts.CallExpression): string | null {
  for (let node: ts.Node = test; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isCallExpression(node) && isLeavingOut(node)) return toName(node);
    const statements = ts.isSourceFile(node.parent) || ts.isBlock(node.parent) ? node.parent.statements : [];
    for (const statement of statements) {
      const call = ts.isExpressionStatement(statement) ? statement.expression : null;
      // A call that skips another test of the same block does not affect this one.
      if (call !== null && ts.isCallExpression(call) && isLeavingOut(call) && !holdsTests(call)) return toName(call);
    }
  }
  const inside = descendants(test).find(
    (node): node is ts.CallExpression => ts.isCallExpression(node) && isLeavingOut(node),
  );
  return inside === undefined ? null : toName(inside);
}

function isLeavingOut({ expression }: ts.CallExpression): boolean {
  const [first = '', ...rest] = calleePath(expression);
  return /^(?:test|it|describe|context|testInfo)$/.test(first) && rest.some((name) => leavesOut.has(name));
}

/**
 * Whether a call has a title and so skips a test of its own, as `test.skip('…', () => …)` does; `test.skip(…)` with a
 * condition does not.
 */
function holdsTests({ arguments: [title] }: ts.CallExpression): boolean {
  return title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
}

function toName({ expression }: ts.CallExpression): string {
  return calleePath(expression).join('.');
}

/** Whether a function asserts something, itself or through another function that it calls. */
function asserts(body: ts.Node, source: ts.SourceFile, known: ReadonlySet<ts.Node> = new Set()): boolean {
  if (known.has(body)) return false;
  const seen = new Set([...known, body]);
  return descendants(body).some((node) => {
    if (!ts.isCallExpression(node)) return false;
    if (isAssertion(node)) return true;
    const called = ts.isIdentifier(node.expression) ? findFunction(node.expression.text, source) : null;
    return called !== null && asserts(called, called.getSourceFile(), seen);
  });
}

/**
 * Whether a call is `expect(…).toBe(…)` or similar, possibly with `not`, `resolves`, `soft` or `poll` in between.
 * `expect(…)` alone asserts nothing.
 */
function isAssertion({ expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const [, ...rest] = calleePath(expression);
  return isExpect(expression.expression) && rest.some((name) => /^to[A-Z]/.test(name));
}

function isExpect(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return isExpect(node.expression);
  return ts.isCallExpression(node) && calleePath(node.expression).includes('expect');
}
