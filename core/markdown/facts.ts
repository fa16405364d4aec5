import type { ListItem } from 'mdast';
import { pageSlugs, referencePath } from '../pages/paths';
import { schemeAnchor } from '../pages/sections';
import type { Facts, SecurityRequirement, State, StateRule } from '../pages/types';
import type { Links } from './links';
import { joinPhrases, toCode, toItem, toLabelled, toLink, toPageLink, type Phrasing } from './nodes';
import { toOneLine } from './richText';

/** What a developer must know before the first call, one item a fact. */
export function toFactItems(facts: Facts, links: Links): readonly ListItem[] {
  return [
    toFactItem('Accès', toSecurity(facts.security, links)),
    ...facts.states.map((rule) => toFactItem(`État requis (${rule.machine})`, toStateRule(rule, links))),
    toFactItem('Nouvel envoi', toResend(facts, links)),
    ...(facts.concurrency === 'none'
      ? []
      : [
          toFactItem('Concurrence', [
            toCode('If-Match'),
            facts.concurrency === 'required' ? ' obligatoire' : ' possible',
          ]),
        ]),
  ];
}

/** One of them. */
export function toFactItem(term: string, value: readonly Phrasing[]): ListItem {
  return toItem(toLabelled(term, value));
}

function toSecurity(alternatives: Facts['security'], links: Links): readonly Phrasing[] {
  if (alternatives.every((alternative) => alternative.length === 0)) return ['sans authentification'];
  return joinPhrases(
    alternatives.map((alternative) =>
      alternative.length === 0
        ? ['aucun']
        : joinPhrases(
            alternative.map((requirement) => toRequirement(requirement, links)),
            ' et ',
          ),
    ),
    ' ou ',
  );
}

function toRequirement({ scheme, scopes }: SecurityRequirement, links: Links): readonly Phrasing[] {
  const address = links.toUrl(`${referencePath(pageSlugs.introduction)}#${schemeAnchor(scheme)}`);
  return [toLink(address, scheme), ...scopes.flatMap((scope) => [' ', toCode(scope)])];
}

function toStateRule({ slug, machine, from, to, condition }: StateRule, links: Links): readonly Phrasing[] {
  return [
    ...(from.length === 0 ? ['aucun'] : toStates(from)),
    ...(to.length === 0 ? [] : ['\u202f; mène à ', ...toStates(to)]),
    ...(condition === undefined ? [] : ['. ', ...toOneLine(condition, links)]),
    ...(slug === undefined ? [] : [' — ', toPageLink(slug, `cycle de vie\u00a0: ${machine}`, links)]),
  ];
}

function toStates(states: readonly State[]): readonly Phrasing[] {
  return joinPhrases(
    states.map(({ code, title }) => (title === code ? [toCode(code)] : [toCode(code), ` (${title})`])),
    ', ',
  );
}

/** What happens when the same request is sent again, because its answer was lost. */
function toResend({ resend, resendReason }: Facts, links: Links): readonly Phrasing[] {
  switch (resend) {
    case 'key':
      return ['sans risque avec la même ', toCode('Idempotency-Key')];
    case 'method':
      return ['sans risque (idempotent)'];
    case 'version':
      return ['sans double effet\u00a0: ', toCode('If-Match'), ' refuse le second'];
    case 'reason':
      return toOneLine(resendReason ?? [], links);
    case 'none':
      return ['à éviter\u00a0: non idempotent'];
  }
}
