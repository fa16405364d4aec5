import { fact, inlineList, searchPhrases, section, sectionIf, shortFact, text, words } from '@reliure/page';
import type { Block } from '@reliure/page';
import { operationLink } from '../../describe/links.ts';
import { knownIssueAnchors, knownIssuePhrases, knownIssueTexts } from './knownIssueWording.ts';
import { groupKnownIssues, type KnownIssue } from './model.ts';

/** Describes the faults of the API that its provider has confirmed, open ones first. */
export function describeKnownIssues(issues: readonly KnownIssue[]): readonly Block[] {
  const { open, fixed } = groupKnownIssues(issues);
  return [
    searchPhrases(knownIssuePhrases),
    words(knownIssueTexts.introduction),
    section(
      knownIssueAnchors.open,
      knownIssueTexts.open,
      open.length === 0 ? [words(knownIssueTexts.noneOpen)] : open.map(describeIssue),
    ),
    ...sectionIf(fixed.length > 0, knownIssueAnchors.fixed, knownIssueTexts.fixed, fixed.map(describeIssue)),
  ];
}

function describeIssue(issue: KnownIssue): Block {
  const { anchor, title, since, fixed, operations, description, workaround } = issue;
  const facts = [
    shortFact(knownIssueTexts.since, since.text),
    ...(fixed === undefined ? [] : [shortFact(knownIssueTexts.fixedOn, fixed.text)]),
    ...(operations.length === 0 ? [] : [fact(knownIssueTexts.operations, [inlineList(operations.map(operationLink))])]),
    ...(workaround.length === 0 ? [] : [fact(knownIssueTexts.workaround, [text(workaround)])]),
  ];
  return section(anchor, title, [text(description), { kind: 'facts', facts }], { level: 3, look: 'entry' });
}
