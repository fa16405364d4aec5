import { code, deprecatedLabel, join, link, paragraph, phrases } from '@reliure/page';
import { introductionSlug, referencePath } from '@reliure/richtext';
import type { Phrase, RichText } from '@reliure/richtext';
import { texts } from '../../texts/index.ts';
import { schemeAnchor } from '../sections.ts';
import type { Security, SecurityRequirement } from './security.ts';

/**
 * Returns the requirements of a call as alternatives: each scheme with its scopes or roles, such as « oauth `lire` et cle
 * ou sans authentification ».
 */
export function securityWording(security: Security): RichText {
  return toAlternatives(security, ({ scheme, scopes, isUnknown, deprecated }) => [
    ...(isUnknown === true ? phrases(scheme) : [toSchemeLink(scheme)]),
    ...scopes.flatMap((scope) => phrases(' ', code(scope))),
    ...(deprecated === true ? phrases(` (${deprecatedLabel()})`) : []),
  ]);
}

/**
 * Returns the requirements of a call by their scopes, for a contract whose scopes all belong to one scheme. A
 * requirement without a scope is named by its scheme.
 *
 * @param owner The scheme that the scopes belong to.
 */
export function scopesWording(security: Security, owner: string | undefined): RichText {
  return toAlternatives(security, (requirement) =>
    requirement.scheme === owner && requirement.scopes.length > 0
      ? join(
          requirement.scopes.map((scope) => [code(scope)]),
          texts().security.and,
        )
      : toPhrases(securityWording([[requirement]])),
  );
}

function toAlternatives(
  security: Security,
  toRequirement: (requirement: SecurityRequirement) => readonly Phrase[],
): RichText {
  // An alternative without a scheme needs no authentication.
  const { open, and, or } = texts().security;
  const alternatives = security.map((alternative) =>
    alternative.length === 0 ? phrases(open) : join(alternative.map(toRequirement), and),
  );
  const isOpen = security.every((alternative) => alternative.length === 0);
  return [isOpen ? paragraph(open) : paragraph(...join(alternatives, or))];
}

function toPhrases([first]: RichText): readonly Phrase[] {
  return first?.type === 'paragraph' ? first.children : [];
}

function toSchemeLink(scheme: string): Phrase {
  return link(`${referencePath(introductionSlug)}#${schemeAnchor(scheme)}`, scheme);
}
