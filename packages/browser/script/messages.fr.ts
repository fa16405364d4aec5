/** The messages of the page script in French. */
export const messages = {
  server: 'Serveur des exemples',
  /** The choice of the server whose address a variable of the call has. */
  serverOf: (variable: string) => `Serveur\u00a0: celui de ${variable}`,
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
  /** Follows the message that a filter found nothing. */
  searchSite: (text: string) => `Chercher «\u00a0${text}\u00a0» dans tout le site`,
  /** @param group The title of the chosen group; empty for all changes. */
  compared: (from: string, to: string, group: string, count: number, breaking: number) => {
    const releases = `${from} à ${to}${group === '' ? '' : `, pour «\u00a0${group}\u00a0»`}`;
    const part = breaking === 0 ? 'aucun' : `dont ${breaking}`;
    return count === 0
      ? `Rien n’a changé de ${releases}.`
      : `De ${releases}\u00a0: ${count} changement${count > 1 ? 's' : ''}, ${part} incompatible${breaking > 1 ? 's' : ''}.`;
  },
  unknownRelease: (version: string) => `Il n’y a pas de version ${version}.`,
  sameRelease: (title: string) => `Choisissez deux versions différentes\u00a0: ${title} est des deux côtés.`,
};

/** The messages of the page script to visitors. */
export type Messages = typeof messages;
