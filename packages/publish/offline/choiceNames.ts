import type { Language } from '@reliure/language';

/** How a browser stores the visitor’s choice, in the language of the site: visitors can see it. */
export interface ChoiceNames {
  readonly key: string;
  readonly refusal: string;
  readonly consent: string;
}

/** The names of the choice. The specification fixes those of French sites. */
export const choiceNames: Readonly<Record<Language, ChoiceNames>> = {
  en: { key: 'offline', refusal: 'no', consent: 'yes' },
  fr: { key: 'hors-ligne', refusal: 'non', consent: 'oui' },
};
