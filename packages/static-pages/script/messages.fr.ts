/** The messages of the script in French. */
export const messages = {
  startFailed: 'Une partie du site n’a pas pu être chargée. Vérifiez votre connexion.',
  retry: 'Réessayer',
};
