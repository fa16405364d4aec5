/** Replaces the number of operations of a contract that only describes schemas or webhooks. */
export const noOperation = 'Ce contrat ne décrit aucune opération';
