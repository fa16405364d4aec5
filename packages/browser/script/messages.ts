/** The messages of the page script to visitors. */
export const messages = {
  server: 'Serveur',
  asWritten: 'Serveur par défaut',
  copied: 'Copié',
  linkCopied: 'Lien copié',
  copyRefused: 'Copie refusée par le navigateur',
  textNotLoaded: 'Le texte à copier n’a pas pu être chargé',
  startFailed: 'Une partie du site n’a pas pu être chargée. Vérifiez votre connexion.',
  retry: 'Réessayer',
  unfold: 'Tout déplier',
  fold: 'Tout replier',
  scrollableCode: 'Code à faire défiler',
  scrollableTable: 'Tableau à faire défiler',
  matches: (count: number) => (count === 0 ? 'Aucun résultat' : count === 1 ? '1 résultat' : `${count} résultats`),
} as const;
