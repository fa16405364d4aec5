import { counted } from '@reliure/schema';

/** Slug and title of the index of webhooks. */
export const webhookCatalogue = { slug: 'webhooks', title: 'Webhooks' } as const;

/** Returns the first paragraph of the index of webhooks. */
export function webhooksWording(count: number): string {
  return `L’API appelle votre serveur quand quelque chose se produit\u00a0: ${counted(count, 'appel')} à recevoir.`;
}

/** States that the API is the caller. */
export const callerWording = 'Appel envoyé par l’API à votre serveur.';

/** Says that a call is deprecated. */
export const deprecatedWording =
  'Appel obsolète\u00a0: il fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.';

/** Replaces the address of a webhook that no operation registers. */
export const agreedAddress =
  'L’API appelle l’adresse que vous avez communiquée en dehors du contrat, par exemple lors de votre raccordement.';

/** Anchors and titles of the page’s sections. */
export const webhookSections = {
  trigger: { id: 'declencheur', title: 'Ce qui déclenche l’appel' },
  address: { id: 'adresse', title: 'Adresse appelée' },
  signature: { id: 'signature', title: 'Authentification et signature' },
  body: { id: 'corps', title: 'Corps de l’appel' },
  responses: { id: 'reponses', title: 'Réponses attendues de votre serveur' },
  retry: { id: 'nouveaux-essais', title: 'Nouveaux essais' },
  schemas: { id: 'schemas-utilises', title: 'Schémas utilisés' },
} as const;
