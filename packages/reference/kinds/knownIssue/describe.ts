import { fact, inlineList, searchPhrases, section, sectionIf, shortFact, text, words } from '@reliure/page';
import type { Block } from '@reliure/page';
import { operationLink } from '../../describe/links.ts';
import { texts } from '../../texts/index.ts';
import { groupKnownIssues, type KnownIssue } from './model.ts';

/** Describes the faults of the API that its provider has confirmed, open ones first. */
export function describeKnownIssues(issues: readonly KnownIssue[]): readonly Block[] {
  const wording = texts().knownIssue;
  const { open, fixed } = groupKnownIssues(issues);
  return [
    searchPhrases(wording.searchPhrases),
    words(wording.introduction),
    section(
      wording.open.id,
      wording.open.title,
      open.length === 0 ? [words(wording.noneOpen)] : open.map(describeIssue),
    ),
    ...sectionIf(fixed.length > 0, wording.fixed.id, wording.fixed.title, fixed.map(describeIssue)),
  ];
}

function describeIssue(issue: KnownIssue): Block {
  const { anchor, title, since, fixed, operations, description, workaround } = issue;
  const { terms } = texts().knownIssue;
  const facts = [
    shortFact(terms.since, since.text),
    ...(fixed === undefined ? [] : [shortFact(terms.fixed, fixed.text)]),
    ...(operations.length === 0 ? [] : [fact(terms.operations, [inlineList(operations.map(operationLink))])]),
    ...(workaround.length === 0 ? [] : [fact(terms.workaround, [text(workaround)])]),
  ];
  return section(anchor, title, [text(description), { kind: 'facts', facts }], { level: 3, look: 'entry' });
}
