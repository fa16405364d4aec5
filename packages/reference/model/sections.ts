import type { ParameterPlace } from '../kinds/operation/types';
import { codeAnchor } from '@apidoc/richtext';

// Addresses of the sections of pages. The contract’s own headings take others.

/** Sections of the introduction. */
export const introductionSections = { servers: 'serveurs', access: 'acces', contact: 'contact' } as const;

/** Address of a security scheme on the introduction. */
export function schemeAnchor(name: string): string {
  return `authentification-${codeAnchor(name)}`;
}

/** Sections of an operation’s page; those of parameters are `parametersAnchor`’s. */
export const operationSections = {
  servers: 'serveurs',
  body: 'corps',
  responses: 'reponses',
  errors: 'erreurs',
  callbacks: 'rappels',
  previous: 'avant',
  next: 'ensuite',
  schemas: 'schemas-utilises',
  guides: 'guides',
  history: 'historique',
} as const;

/** Address of the parameters of one place on an operation’s page. */
export function parametersAnchor(place: ParameterPlace): string {
  return `parametres-${place}`;
}

/** Id of the button that shows a call in one language. */
export function sampleId(language: string): string {
  return `langage-${language}`;
}

/** Sections of the page of a schema or of a list. */
export const schemaSections = { content: 'champs', uses: 'utilise', users: 'utilise-par' } as const;

/** Sections of the page of a life cycle. */
export const lifecycleSections = { states: 'liste-des-etats', transitions: 'liste-des-transitions' } as const;
