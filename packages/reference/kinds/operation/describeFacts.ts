import { code, fact, inlineList, join, pageLink, phrases, shortFact, skippedText, text, words } from '@reliure/page';
import type { Fact, FactsBlock, Phrases } from '@reliure/page';
import { securityWording } from '../../model/access/securityWording.ts';
import { lifecycleTitle, noState } from '../../model/wording/lifecycleWording.ts';
import { operationLink } from '../../describe/links.ts';
import { concurrencyWording, factTerms, leadsTo, resendWording } from './factWording.ts';
import { shortSectionTitles } from './sections.ts';
import type { Facts, OperationStep, State, StateRule } from './types.ts';

/** Describes the facts that a developer must know before the first call, and what comes after it. */
export function describeFacts(facts: Facts, next: readonly OperationStep[] = []): FactsBlock {
  const concurrency = concurrencyWording(facts);
  return {
    kind: 'facts',
    look: 'line',
    facts: [
      fact(factTerms.security, skippedText(securityWording(facts.security))),
      ...(facts.reservedTo === undefined ? [] : [shortFact(factTerms.reservedTo, facts.reservedTo)]),
      ...facts.states.map(describeRule),
      fact(factTerms.resend, skippedText(resendWording(facts))),
      ...(concurrency === null ? [] : [fact(factTerms.concurrency, skippedText(concurrency))]),
      ...(next.length === 0 ? [] : [fact(shortSectionTitles.next, [inlineList(next.map(operationLink))])]),
    ],
  };
}

function describeRule(rule: StateRule): Fact {
  const { slug, lifecycle, from, to, condition = [] } = rule;
  return fact(factTerms.states(rule), [
    words(
      ...(from.length === 0 ? [noState] : toStates(from)),
      ...(to.length === 0 ? [] : [`${leadsTo} `, ...toStates(to)]),
    ),
    ...(condition.length === 0 ? [] : [{ ...text(condition, 'small'), isNotSearched: true } as const]),
    ...(slug === undefined ? [] : [{ ...words(pageLink(slug, lifecycleTitle(lifecycle))), look: 'small' } as const]),
  ]);
}

function toStates(states: readonly State[]): Phrases {
  return join(states.map(({ code: name, title }) => phrases(code(name), title === name ? '' : ` (${title})`)));
}
