import { writeJson } from '@reliure/openapi';
import type { ChangeKind } from '../../types.ts';

/** A change of one keyword of a schema. */
export interface KeywordChange {
  readonly kind: ChangeKind;
  readonly before?: string;
  readonly after?: string;
}

/**
 * Returns the change of a keyword, with its values as JSON.
 *
 * @example toKeywordChange('bound-tightened', 'maxLength', 500, 200) // before 'maxLength: 500', after 'maxLength: 200'
 */
export function toKeywordChange(kind: ChangeKind, keyword: string, before: unknown, after: unknown): KeywordChange {
  const write = (value: unknown) => (keyword === '' ? '' : `${keyword}: `) + writeJson(value);
  return {
    kind,
    ...(before !== undefined && { before: write(before) }),
    ...(after !== undefined && { after: write(after) }),
  };
}
