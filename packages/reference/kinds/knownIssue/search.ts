import { toPlainText } from '@apidoc/richtext';
import { toPhrasePassages } from '../../search/passages';
import type { SearchablePassage } from '../../search/searchablePage';
import { knownIssuePhrases } from './knownIssueWording';
import type { KnownIssue } from './model';

/** Returns the searchable content of the known issues: each with its description and its workaround. */
export function toKnownIssuePassages(issues: readonly KnownIssue[]): readonly SearchablePassage[] {
  return [
    ...toPhrasePassages(knownIssuePhrases),
    ...issues.map(({ anchor, title, description, workaround }) => ({
      text: [description, workaround].map(toPlainText).join(' '),
      section: title,
      anchor,
    })),
  ];
}
