import { isObject, member, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/** A known issue as the contract has it (`x-known-issues`). */
export interface IssueSource {
  readonly id: string;
  readonly title: string;
  /** Day, `YYYY-MM-DD`. */
  readonly since: string;
  /** Day, `YYYY-MM-DD`. Missing as long as the issue is open. */
  readonly fixed?: string;
  /** `operationId` of each operation that it affects. */
  readonly operations: readonly string[];
  readonly description: string;
  readonly workaround: string;
}

/** Reads `x-known-issues` at the contract’s root; `null` if it is not a list. */
export function readKnownIssues(document: JsonObject): readonly IssueSource[] | null {
  const list = document['x-known-issues'];
  if (!Array.isArray(list)) return null;
  return list.filter(isObject).map((issue) => {
    const text = (name: string) => toText(issue[name]) ?? '';
    return {
      id: text('id'),
      title: text('title'),
      since: text('since'),
      ...(issue['fixed'] !== undefined && { fixed: text('fixed') }),
      operations: toArray(member(issue, 'operations')).map(String),
      description: text('description'),
      workaround: text('workaround'),
    };
  });
}
