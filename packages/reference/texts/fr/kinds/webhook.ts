import { counted } from '@reliure/schema';

const messages = { request: 'la requête', response: 'la réponse' };

export const webhook = {
  slug: 'webhooks',
  title: 'Webhooks',
  /** The kind of page, in results of the search. */
  label: 'Webhook',
  description: 'Les appels que l’API envoie à votre serveur, et les réponses à leur donner.',
  introduction: (count: number) =>
    `L’API appelle votre serveur quand quelque chose se produit\u00a0: ${counted(count, 'appel')} à recevoir.`,
  searchPhrases: ['Appels envoyés par l’API', 'Rappels', 'Notifications à recevoir', 'Être prévenu d’un changement'],
  caller: 'Appel envoyé par l’API à votre serveur.',
  deprecated: 'Appel obsolète\u00a0: il fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.',
  /** Replaces the address of a webhook that no operation registers. */
  agreedAddress:
    'L’API appelle l’adresse que vous avez communiquée en dehors du contrat, par exemple lors de votre raccordement.',
  sections: {
    trigger: { id: 'declencheur', title: 'Ce qui déclenche l’appel' },
    address: { id: 'adresse', title: 'Adresse appelée' },
    signature: { id: 'signature', title: 'Authentification et signature' },
    body: { id: 'corps', title: 'Corps de l’appel' },
    responses: { id: 'reponses', title: 'Réponses attendues de votre serveur' },
    retry: { id: 'nouveaux-essais', title: 'Nouveaux essais' },
    schemas: { id: 'schemas-utilises', title: 'Schémas utilisés' },
  },
  /** What a runtime expression stands for. */
  expressions: {
    url: 'l’adresse complète de la requête',
    method: 'la méthode de la requête',
    statusCode: 'le statut de la réponse',
    header: (name: string, of: 'request' | 'response') => `l’en-tête ${name} de ${messages[of]}`,
    query: (name: string, of: 'request' | 'response') => `le paramètre d’URL ${name} de ${messages[of]}`,
    path: (name: string, of: 'request' | 'response') => `le paramètre de chemin ${name} de ${messages[of]}`,
    body: (of: 'request' | 'response') => `le corps de ${messages[of]}`,
    field: (name: string, of: 'request' | 'response') => `le champ ${name} du corps de ${messages[of]}`,
  },
};
