/** The introduction, in French. */
export const introduction = {
  title: 'Introduction',
  /** Its title where it stands alone. */
  name: 'Introduction à l’API',
  description: 'Serveurs, authentification et conventions communes à toutes les opérations.',
  version: (version: string, from: string | undefined) =>
    `Version ${version} du contrat${from === undefined ? '' : `, en service à partir du ${from}`}`,
  servers: 'Serveurs',
  access: 'Accès et portées',
  contact: 'Contact et licence',
  /** Addresses of an OAuth flow. */
  authorization: 'Autorisation\u00a0: ',
  device: 'Code d’appareil\u00a0: ',
  token: 'Jeton\u00a0: ',
  refresh: 'Renouvellement\u00a0: ',
  /** The metadata of an OAuth server. */
  metadata: 'Métadonnées du serveur OAuth\u00a0: ',
  license: 'Licence du contrat\u00a0: ',
  terms: 'Conditions d’utilisation',
};
