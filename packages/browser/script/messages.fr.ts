/** The messages of the page script in French. */
export const messages = {
  server: 'Serveur des exemples',
  asWritten: 'Serveur\u00a0: tel qu’écrit',
  copied: 'Copié',
  linkCopied: 'Lien copié',
  copyRefused: 'Copie refusée par le navigateur',
  source: 'Source\u00a0:',
  textNotLoaded: 'Le texte à copier n’a pas pu être chargé',
  startFailed: 'Une partie du site n’a pas pu être chargée. Vérifiez votre connexion.',
  retry: 'Réessayer',
  expandAll: 'Tout déplier',
  collapseAll: 'Tout replier',
  scrollableCode: 'Code à faire défiler',
  scrollableTable: 'Tableau à faire défiler',
  matches: (count: number) => (count === 0 ? 'Aucun résultat' : count === 1 ? '1 résultat' : `${count} résultats`),
  compared: (from: string, to: string, count: number, breaking: number) =>
    count === 0
      ? `Rien n’a changé de ${from} à ${to}.`
      : `De ${from} à ${to}\u00a0: ${count} changement${count > 1 ? 's' : ''}, dont ${breaking} incompatible${breaking > 1 ? 's' : ''}.`,
  unknownRelease: (version: string) => `Il n’y a pas de version ${version}.`,
  sameRelease: (title: string) => `Choisissez deux versions différentes\u00a0: ${title} est des deux côtés.`,
};

/** The messages of the page script to visitors. */
export type Messages = typeof messages;
