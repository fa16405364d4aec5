import ts from 'typescript';
import { calleePath, descendants, findFunction } from './syntax';
import { isGroup, testsIn, type TaggedTest } from './taggedTests';

/** Names of calls that exclude a test, or all others, from a run, or expect it to fail. */
const skippingNames: ReadonlySet<string> = new Set([
  ...['skip', 'fixme', 'todo', 'only', 'fail', 'fails', 'skipIf', 'runIf'],
]);

/**
 * Returns the reason why the test with a tag proves nothing: it does not exist, may be skipped, or asserts nothing.
 * Returns `null` if there is no such reason.
 *
 * @param tests All tests with tags.
 */
export function proofFault(tag: string, tests: readonly TaggedTest[]): string | null {
  const tagged = tests.filter((test) => test.tag === tag);
  const [found] = tagged;
  if (found === undefined) {
    return `e2e/README.md: no test has the tag ${tag}. Add { tag: '${tag}' } to the test that proves this row, or correct the row.`;
  }
  if (tagged.length > 1) {
    const files = [...new Set(tagged.map(({ source }) => source.fileName))].join(', ');
    return `${files}: ${tagged.length} tests have the tag ${tag}. Keep it on one of them, or move it to a test.describe around them.`;
  }
  const { call, source } = found;
  const cases = isGroup(call) ? testsIn(call).filter((inner) => !isGroup(inner)) : [call];
  if (cases.length === 0) return `${source.fileName}: the group with the tag ${tag} has no test. Add one.`;
  return cases.map((test) => testFault(test, found)).find((fault) => fault !== null) ?? null;
}

/** Returns the tags of tests that no row of the table has, as lines to print. */
export function unlistedTags(rowTags: readonly string[], tests: readonly TaggedTest[]): readonly string[] {
  return tests
    .filter(({ tag }) => !rowTags.includes(tag))
    .map(
      ({ tag, source }) =>
        `${source.fileName}: no row of e2e/README.md has the tag ${tag}. Add a row, or remove the tag from the test.`,
    );
}

/** Returns the tags that are a prefix of another tag, as lines to print: `--grep` would run the tests of both. */
export function ambiguousTags(tags: readonly string[]): readonly string[] {
  return [...new Set(tags)].flatMap((tag, _, all) =>
    all
      .filter((other) => other !== tag && other.startsWith(tag))
      .map((other) => `e2e/README.md: --grep ${tag} also runs the test with the tag ${other}. Rename one of the tags.`),
  );
}

function testFault(test: ts.CallExpression, { tag, source }: TaggedTest): string | null {
  const name = `${source.fileName}: the test ${test.arguments[0]?.getText(source) ?? ''}, with the tag ${tag},`;
  const skipping = findSkippingCall(test);
  if (skipping !== null) return `${name} may be skipped by ${skipping}. Remove that call, or prove the row otherwise.`;
  const body = test.arguments.at(-1);
  if (body !== undefined && asserts(body, source)) return null;
  return `${name} has no assertion. Add one, or move the tag to a test that has one.`;
}

/**
 * Returns the name of a call that skips a test: the test’s own, one of a block around it, one in such a block, or one
 * inside the test. Returns `null` if there is none.
 */
function findSkippingCall(test: ts.CallExpression): string | null {
  for (let node: ts.Node = test; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isCallExpression(node) && isSkippingCall(node)) return toName(node);
    const statements = ts.isSourceFile(node.parent) || ts.isBlock(node.parent) ? node.parent.statements : [];
    for (const statement of statements) {
      const call = ts.isExpressionStatement(statement) ? statement.expression : null;
      // A call that skips another test of the same block does not affect this one.
      if (call !== null && ts.isCallExpression(call) && isSkippingCall(call) && !hasTitle(call)) return toName(call);
    }
  }
  const inside = descendants(test).find(
    (node): node is ts.CallExpression => ts.isCallExpression(node) && isSkippingCall(node),
  );
  return inside === undefined ? null : toName(inside);
}

function isSkippingCall({ expression }: ts.CallExpression): boolean {
  const [first = '', ...rest] = calleePath(expression);
  return /^(?:test|it|describe|context|testInfo)$/.test(first) && rest.some((name) => skippingNames.has(name));
}

/**
 * Whether a call has a title and so skips a test of its own, as `test.skip('…', () => …)` does; `test.skip(…)` with a
 * condition does not.
 */
function hasTitle({ arguments: [title] }: ts.CallExpression): boolean {
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
