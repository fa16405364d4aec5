import { counted } from '@apidoc/schema';

/** The index of webhooks: its address and its title. */
export const webhookCatalogue = { slug: 'webhooks', title: 'Webhooks' } as const;

/** What the index begins with. */
export function webhooksWording(count: number): string {
  return `L’API appelle votre serveur quand quelque chose se produit\u00a0: ${counted(count, 'appel')} à recevoir.`;
}

/** Says who calls whom. */
export const callerWording = 'Appel envoyé par l’API à votre serveur.';

/** Said of a webhook that no operation registers. */
export const agreedAddress =
  'L’API appelle l’adresse que vous avez communiquée en dehors du contrat, par exemple lors de votre raccordement.';

/** Sections of the page, with their addresses. */
export const webhookSections = {
  trigger: { id: 'declencheur', title: 'Ce qui déclenche l’appel' },
  address: { id: 'adresse', title: 'Adresse appelée' },
  signature: { id: 'signature', title: 'Authentification et signature' },
  body: { id: 'corps', title: 'Corps de l’appel' },
  responses: { id: 'reponses', title: 'Réponses attendues de votre serveur' },
  retry: { id: 'nouveaux-essais', title: 'Nouveaux essais' },
  schemas: { id: 'schemas-utilises', title: 'Schémas utilisés' },
} as const;
