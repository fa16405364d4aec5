import type { ListItem } from 'mdast';
import { concurrencyWording, factTerms, leadsTo, resendWording } from './factWording';
import { lifecycleTitle, noState } from '../lifecycle/lifecycleWording';
import { joinPhrases, toCode, toOneLine, toPageLink } from '@apidoc/richtext';
import type { Links, Phrasing } from '@apidoc/richtext';
import type { Facts, State, StateRule } from './types';
import { securityWording } from '../../model/access/securityWording';
import { toFactItem } from '../../markdown/links';

/** Returns the facts that a developer must know before the first call, one list item each. */
export function toFactItems(facts: Facts, links: Links): readonly ListItem[] {
  const concurrency = concurrencyWording(facts);
  return [
    toFactItem(factTerms.security, toOneLine(securityWording(facts.security), links)),
    ...(facts.reservedTo === undefined ? [] : [toFactItem(factTerms.reservedTo, [facts.reservedTo])]),
    ...facts.states.map((rule) => toFactItem(factTerms.states(rule), toStateRule(rule, links))),
    toFactItem(factTerms.resend, toOneLine(resendWording(facts), links)),
    ...(concurrency === null ? [] : [toFactItem(factTerms.concurrency, toOneLine(concurrency, links))]),
  ];
}

function toStateRule({ slug, machine, from, to, condition }: StateRule, links: Links): readonly Phrasing[] {
  return [
    ...(from.length === 0 ? [noState] : toStatePhrases(from)),
    ...(to.length === 0 ? [] : [`${leadsTo} `, ...toStatePhrases(to)]),
    ...(condition === undefined ? [] : ['. ', ...toOneLine(condition, links)]),
    ...(slug === undefined ? [] : [' — ', toPageLink(slug, lifecycleTitle(machine), links)]),
  ];
}

function toStatePhrases(states: readonly State[]): readonly Phrasing[] {
  return joinPhrases(
    states.map(({ code, title }) => (title === code ? [toCode(code)] : [toCode(code), ` (${title})`])),
    ', ',
  );
}
