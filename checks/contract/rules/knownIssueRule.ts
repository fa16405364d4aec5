import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isDate } from '@reliure/changelog';
import { isObject, isSlug, member, members, nearest, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

const required = ['id', 'title', 'since', 'description', 'workaround'];
const allMembers = [...required, 'fixed', 'operations'];

/**
 * Requires each known issue (`x-known-issues`) to have an id of its own, a title, a day, a description and a workaround,
 * and to name only operations that exist.
 */
export const knownIssueRule: Oas3Rule = () => {
  const known = new Set<string>();
  return {
    Operation(operation: unknown) {
      const id = toText(member(operation, 'operationId'));
      if (id !== undefined) known.add(id);
    },
    Root: {
      leave(root: unknown, context: UserContext) {
        const written = member(root, 'x-known-issues');
        if (written === undefined) return;
        const isReference = isObject(written) && '$ref' in written;
        const resolved = isReference ? context.resolve({ $ref: String(written['$ref']) }) : null;
        const issues: unknown = resolved?.node ?? written;
        const location = resolved?.location ?? context.location.child(['x-known-issues']);
        if (!Array.isArray(issues)) {
          context.report({ message: '`x-known-issues` must be a list: write `[]` if nothing is known.', location });
          return;
        }
        const ids = issues.map((issue) => toText(member(issue, 'id')) ?? '');
        issues.forEach((issue: unknown, index) => {
          const at = location.child([index]);
          for (const error of issueErrors(issue, ids.slice(0, index), known)) {
            context.report({
              message: error.message,
              location: error.name === undefined ? at : at.child([error.name]),
            });
          }
        });
      },
    },
  };
};

interface IssueError {
  readonly message: string;
  /** The member that is wrong, if it is there. */
  readonly name?: string;
}

function issueErrors(
  issue: unknown,
  before: readonly string[],
  operations: ReadonlySet<string>,
): readonly IssueError[] {
  if (!isObject(issue)) return [{ message: `An issue must be an object with ${required.join(', ')}.` }];
  const id = toText(issue['id']) ?? '';
  return [
    ...required
      .filter((name) => (toText(issue[name]) ?? '').trim() === '')
      .map((name) => toIssueError(issue, name, 'is missing or not a string: write one')),
    ...members(issue).flatMap(([name]) =>
      allMembers.includes(name)
        ? []
        : [{ name, message: `\`${name}\` has no meaning here. ${nearest(name, allMembers)}` }],
    ),
    ...(id === '' || isSlug(id)
      ? []
      : [toIssueError(issue, 'id', 'must consist of lower-case letters, digits and hyphens')]),
    ...(id !== '' && before.includes(id)
      ? [toIssueError(issue, 'id', 'belongs to another issue: choose one of its own')]
      : []),
    ...['since', 'fixed']
      .filter((name) => issue[name] !== undefined && !isDate(toText(issue[name]) ?? ''))
      .map((name) => toIssueError(issue, name, "must be a day in quotes, such as '2026-11-09'")),
    ...toArray(issue['operations'])
      .map(String)
      .filter((operation) => !operations.has(operation))
      .map((operation) => ({
        name: 'operations',
        message: `No operation has the operationId "${operation}". ${nearest(operation, operations)}`,
      })),
  ];
}

function toIssueError(issue: JsonObject, name: string, words: string): IssueError {
  const value = issue[name];
  if (value === undefined) return { message: `\`${name}\` ${words}.` };
  return { name, message: `\`${name}\`, ${JSON.stringify(value)}, ${words}.` };
}
