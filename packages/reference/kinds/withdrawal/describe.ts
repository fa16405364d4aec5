import { code, day, download, method, pageLink, paragraph, phrases, searchPhrases, text, words } from '@reliure/page';
import type { Block, Phrases, Row, TextBlock } from '@reliure/page';
import type { Phrase } from '@reliure/richtext';
import { toLine } from '../../describe/values.ts';
import { comparisonCatalogue } from '../../model/catalogues.ts';
import type { OperationLink } from '../../model/links.ts';
import type { WithdrawalSubject } from '../../model/withdrawal/subject.ts';
import type { PlannedWithdrawal } from './model.ts';
import { texts } from '../../texts/index.ts';
import { calendarPath } from './calendarPath.ts';

/** Describes what ends, by the day of its withdrawal. */
export function describeWithdrawals(
  withdrawals: readonly PlannedWithdrawal[],
  hasComparison: boolean,
): readonly Block[] {
  const { introduction, calendar, comparison, columns, searchPhrases: searched } = texts().withdrawal;
  return [
    searchPhrases(searched),
    words(introduction),
    words(download(calendarPath(), calendar)),
    ...(hasComparison ? [words(pageLink(comparisonCatalogue().slug, comparison))] : []),
    { kind: 'table', columns, groups: [{ rows: withdrawals.map(describeRow) }], look: 'ends' },
  ];
}

function describeRow({
  subject,
  anchor,
  who,
  since,
  sinceText,
  sunset,
  sunsetText,
  replacement,
  remedy = [],
}: PlannedWithdrawal): Row {
  return {
    id: anchor,
    heading: 1,
    cells: [
      text([paragraph(toDay(sunset, sunsetText) ?? texts().withdrawal.unknownDay)]),
      describeSubject(subject),
      text(who ?? [paragraph(texts().withdrawal.callers)]),
      text([paragraph(...describeReplacement(replacement), ...toLine(remedy))]),
      words(toDay(since, sinceText) ?? ''),
    ],
  };
}

function describeReplacement(replacement: OperationLink | undefined): Phrases {
  return replacement === undefined ? [] : phrases(pageLink(replacement.slug, replacement.title), '. ');
}

function toDay(date: string | undefined, name: string | undefined): Phrase | undefined {
  return date === undefined || name === undefined ? undefined : day(date, name);
}

function describeSubject(subject: WithdrawalSubject): TextBlock {
  switch (subject.kind) {
    case 'operation': {
      const { slug, title, method: name } = subject.operation;
      return words(method(name), ' ', pageLink(slug, title));
    }
    case 'call':
      return words(method(subject.method), ' ', code(subject.path));
    case 'text':
      return text(subject.text);
  }
}
