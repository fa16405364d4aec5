import { introductionSlug, referencePath } from '@apidoc/richtext';
import type { Phrase, RichText } from '@apidoc/richtext';
import { schemeAnchor } from '../sections';
import type { Security, SecurityRequirement } from './security';

/** Words for the requirements of a call. An alternative without a scheme needs no authentication. */
const words = { open: 'sans authentification', and: ' et ', or: ' ou ' } as const;

/**
 * Returns the requirements of a call as alternatives: each scheme with its scopes or roles, such as « oauth `lire` et cle
 * ou sans authentification ».
 */
export function securityWording(security: Security): RichText {
  return toAlternatives(security, ({ scheme, scopes, isUnknown }) => [
    isUnknown === true ? toText(scheme) : toSchemeLink(scheme),
    ...scopes.flatMap((scope) => [toText(' '), toCode(scope)]),
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
          requirement.scopes.map((scope) => [toCode(scope)]),
          words.and,
        )
      : toPhrases(securityWording([[requirement]])),
  );
}

function toAlternatives(
  security: Security,
  toRequirement: (requirement: SecurityRequirement) => readonly Phrase[],
): RichText {
  const alternatives = security.map((alternative) =>
    alternative.length === 0 ? [toText(words.open)] : join(alternative.map(toRequirement), words.and),
  );
  const isOpen = security.every((alternative) => alternative.length === 0);
  return [{ type: 'paragraph', children: isOpen ? [toText(words.open)] : [...join(alternatives, words.or)] }];
}

function toPhrases([paragraph]: RichText): readonly Phrase[] {
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

function join(parts: readonly (readonly Phrase[])[], separator: string): readonly Phrase[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [toText(separator), ...part]));
}

function toSchemeLink(scheme: string): Phrase {
  const url = `${referencePath(introductionSlug)}#${schemeAnchor(scheme)}`;
  return { type: 'link', url, children: [toText(scheme)] };
}

function toText(value: string): Phrase {
  return { type: 'text', value };
}

function toCode(value: string): Phrase {
  return { type: 'inlineCode', value };
}
