import { code, fact, link, phrases, shortFact, text } from '@reliure/page';
import type { Fact } from '@reliure/page';
import { errorPath } from '@reliure/richtext';
import type { ErrorCase } from '../model/exchange.ts';
import { texts } from '../texts/index.ts';

/** Describes an error of a response. The search finds it at the anchor of the response. */
export function describeError(error: ErrorCase, name: string, anchor: string): Fact {
  const { code: errorCode, title } = error;
  return {
    ...fact(phrases(link(errorPath(errorCode), code(errorCode)), ` ${title}`), [
      { kind: 'facts', facts: describeErrorFacts(error) },
    ]),
    search: { title: `${name} ${errorCode}`, role: 'error', anchor, text: title },
  };
}

/** Returns the cause of an error, and what to do about it. */
export function describeErrorFacts({
  cause,
  remedy,
  retry,
}: Pick<ErrorCase, 'cause' | 'remedy' | 'retry'>): readonly Fact[] {
  const wording = texts().exchange;
  return [
    ...(cause.length === 0 ? [] : [fact(wording.cause, [text(cause)])]),
    ...(remedy.length === 0 ? [] : [fact(wording.remedy, [text(remedy)])]),
    shortFact(wording.retry, wording.retries[retry]),
  ];
}
