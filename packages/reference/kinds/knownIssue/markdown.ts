import type { RootContent } from 'mdast';
import {
  joinPhrases,
  serialize,
  toBlocks,
  toHeading,
  toList,
  toOneLine,
  toPageLink,
  toPageOpening,
  toParagraph,
} from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { toFactItem } from '../../markdown/links';
import { knownIssueCatalogue, knownIssueTexts } from './knownIssueWording';
import { groupKnownIssues, type KnownIssue } from './model';

/** Renders the known issues as Markdown. */
export function toKnownIssuesMarkdown(issues: readonly KnownIssue[], links: Links): string {
  const { open, fixed } = groupKnownIssues(issues);
  return serialize([
    ...toPageOpening(knownIssueCatalogue.title, links),
    toParagraph(knownIssueTexts.introduction),
    toHeading(2, knownIssueTexts.open),
    ...(open.length === 0 ? [toParagraph(knownIssueTexts.noneOpen)] : open.flatMap((issue) => toIssue(issue, links))),
    ...(fixed.length === 0 ? [] : [toHeading(2, knownIssueTexts.fixed)]),
    ...fixed.flatMap((issue) => toIssue(issue, links)),
  ]);
}

function toIssue(issue: KnownIssue, links: Links): readonly RootContent[] {
  const { title, since, fixed, operations, description, workaround } = issue;
  const linked = operations.map((operation) => [toPageLink(operation.slug, operation.title, links)]);
  return [
    toHeading(3, title),
    ...toBlocks(description, links, 'inline'),
    toList([
      toFactItem(knownIssueTexts.since, [since.text]),
      ...(fixed === undefined ? [] : [toFactItem(knownIssueTexts.fixedOn, [fixed.text])]),
      ...(linked.length === 0 ? [] : [toFactItem(knownIssueTexts.operations, joinPhrases(linked, ', '))]),
      ...(workaround.length === 0 ? [] : [toFactItem(knownIssueTexts.workaround, toOneLine(workaround, links))]),
    ]),
  ];
}
