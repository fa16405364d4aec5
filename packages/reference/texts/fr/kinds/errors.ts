import { code, phrases, type Phrases } from '@reliure/page';
import { formatNumber } from '@reliure/schema';

/** The catalogue of errors, in French. */
export const errors = {
  title: 'Erreurs',
  /** The kind of page, in results of the search. */
  label: 'Erreur',
  description: 'Chaque erreur par son code\u00a0: cause, remède, nouvel essai, opérations qui la renvoient.',
  introduction: (count: number) =>
    count < 2
      ? 'L’erreur que les opérations renvoient\u00a0: sa cause, le remède, et s’il faut réessayer.'
      : `Les ${formatNumber(count)} erreurs que les opérations renvoient, par statut\u00a0: leur cause, le remède, et s’il faut réessayer.`,
  searchPhrases: ['Codes d’erreur', 'Erreurs de l’API', 'Liste des erreurs', 'Statuts HTTP', 'Error codes'],
  filter: 'Filtrer par code, statut ou titre',
  code: 'Code',
  status: 'Statut',
  example: 'Exemple de réponse',
  /** How to get it from the mock server. */
  requested: (option: string): Phrases =>
    phrases('Pour recevoir cette erreur du serveur de simulation, ajoutez à un appel\u00a0: ', code(option)),
  others: (status: string) => `Autres erreurs ${status}`,
  /** The sentence that an application may show to its user. */
  userMessage: 'Que dire à l’utilisateur',
  quoted: (message: string) => `«\u00a0${message}\u00a0»`,
  returnedBy: 'Renvoyée par',
  allOperations: 'toutes les opérations',
  /** Before the exceptions. */
  allOperationsBut: 'toutes les opérations, sauf\u00a0:',
  /** Title of the page that leads from another address to an error. */
  redirect: (code: string, title: string) => `${code}\u00a0: ${title}`,
};
