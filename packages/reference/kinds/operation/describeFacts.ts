import { code, fact, join, pageLink, paragraph, phrases, shortFact, skippedText, text, words } from '@reliure/page';
import type { Fact, FactsBlock, Phrases } from '@reliure/page';
import type { RichText } from '@reliure/richtext';
import { securityWording } from '../../model/access/securityWording.ts';
import { texts } from '../../texts/index.ts';
import type { Facts, State, StateRule } from './types.ts';

/** Describes the facts that a developer must know before the first call. */
export function describeFacts(facts: Facts): FactsBlock {
  const { terms, concurrency } = texts().operation;
  return {
    kind: 'facts',
    look: 'line',
    facts: [
      fact(terms.security, skippedText(securityWording(facts.security))),
      ...(facts.reservedTo === undefined ? [] : [shortFact(terms.reservedTo, facts.reservedTo)]),
      ...facts.labels.map(({ kind, title }) => shortFact(kind, title)),
      ...facts.states.map(describeRule),
      fact(terms.resend, skippedText(toResend(facts))),
      ...(facts.concurrency === 'none' ? [] : [shortFact(terms.concurrency, ...concurrency[facts.concurrency])]),
    ],
  };
}

function describeRule(rule: StateRule): Fact {
  const { slug, lifecycle, from, to, condition = [] } = rule;
  const { terms, leadsTo } = texts().operation;
  const { noState } = texts().lifecycle;
  return fact(terms.states(slug === undefined ? lifecycle : pageLink(slug, lifecycle)), [
    words(...(from.length === 0 ? [noState] : toStates(from)), ...(to.length === 0 ? [] : [leadsTo, ...toStates(to)])),
    ...(condition.length === 0 ? [] : [{ ...text(condition, 'small'), isNotSearched: true } as const]),
  ]);
}

/** Returns the effect of sending the same request again, as after a lost response. */
function toResend({ resend, resendReason = [] }: Facts): RichText {
  return resend === 'reason' ? resendReason : [paragraph(...texts().operation.resend[resend])];
}

function toStates(states: readonly State[]): Phrases {
  return join(states.map(({ code: name, title }) => phrases(code(name), title === name ? '' : ` (${title})`)));
}
