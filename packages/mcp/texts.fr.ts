/** The texts of this package in French. */
export const fr = {
  /** Follows a text that goes on. */
  continued: (offset: number, length: number) =>
    `[Suite\u00a0: le même appel avec offset=${offset}. Longueur du texte entier\u00a0: ${length} caractères.]`,
  offsetTooLarge: (offset: number, length: number) =>
    `offset=${offset} est après la fin\u00a0: le texte a ${length} caractères.`,
  instructions: (title: string) =>
    `Documentation de ${title}, en lecture seule. Commencez par search_docs, ou par get_operation si vous connaissez l’opération. N’inventez ni chemin, ni champ, ni code\u00a0: ce que la page d’une opération ne dit pas n’existe pas.`,
  /** Precedes results that may not answer. */
  onlyNear: 'Rien ne répond exactement. Les pages les plus proches\u00a0:',
  nothingFound: (query: string) => `Rien ne répond à «\u00a0${query}\u00a0».`,
  tools: {
    searchDocs: {
      title: 'Chercher dans la documentation',
      description:
        'Cherche dans toute la documentation\u00a0: opérations, champs, erreurs, guides. Une question en toutes lettres convient aussi bien que des mots.',
      query: 'Ce qui est cherché',
      limit: 'Nombre de pages à renvoyer, 8 par défaut',
    },
    readPage: {
      title: 'Lire une page',
      description:
        'Renvoie une page de la documentation en Markdown\u00a0: un guide, un article, une page de la référence. Sans chemin, renvoie l’index.',
      path: 'Chemin ou adresse de la page, comme /docs/intro, ou d’un index, comme /llms/guides.txt',
    },
    getOperation: {
      title: 'Lire une opération',
      description:
        'Renvoie la page d’une opération\u00a0: accès, paramètres, corps, réponses, erreurs, appels dans chaque langage. Ou bien le contrat OpenAPI de cette seule opération.',
      operation: 'operationId, chemin de la page, ou méthode et chemin de l’API, comme POST /prets',
      as: 'Forme de la réponse',
    },
    writeCall: {
      title: 'Écrire un appel',
      description:
        'Écrit l’appel d’une opération dans un langage, avec les valeurs données, et sinon celles de la documentation\u00a0; dit ce que le contrat n’admet pas.',
      language: 'Langage de l’appel',
      parameters: 'Valeurs des paramètres, par leur nom',
      body: 'Corps de la requête, en JSON',
    },
    validateBody: {
      title: 'Vérifier un corps',
      description: 'Dit ce que le contrat n’admet pas dans le corps d’une requête, et où.',
    },
    getSchema: {
      title: 'Lire un schéma',
      description: 'Renvoie la page d’un schéma ou d’une liste de codes du contrat.',
      name: 'Nom du schéma dans le contrat',
    },
    getError: {
      title: 'Lire une erreur',
      description:
        'Renvoie la page d’une erreur\u00a0: sa cause, ce qu’il faut faire, les opérations qui la renvoient. Sans code, renvoie le catalogue.',
      code: 'Code de l’erreur',
    },
    compareReleases: {
      title: 'Comparer deux versions',
      description:
        'Liste ce qui a changé dans l’API d’une version à une autre, plus récente\u00a0; d’abord ce qui est incompatible.',
      from: 'Version que le programme emploie, comme 1.4',
      to: 'Version à employer, comme 2.0',
    },
    getScenario: {
      title: 'Lire un scénario',
      description:
        'Renvoie un parcours en plusieurs appels, étape par étape, avec les erreurs possibles. Sans nom, renvoie la liste des parcours.',
      name: 'Nom du scénario',
    },
    api: 'Titre de l’API, si le site en documente plusieurs',
    offset: 'Position du premier caractère à renvoyer, pour lire la suite d’un long texte',
  },
  noPage: (path: string) => `Il n’y a pas de page ${path}.`,
  noOperation: (name: string) => `Le contrat n’a pas d’opération «\u00a0${name}\u00a0».`,
  noSchema: (name: string) => `Le contrat n’a pas de schéma «\u00a0${name}\u00a0».`,
  noError: (code: string) => `Le contrat n’a pas d’erreur «\u00a0${code}\u00a0».`,
  noScenario: (name: string) => `Il n’y a pas de scénario «\u00a0${name}\u00a0».`,
  noApi: (name: string, known: string) =>
    `Le site ne documente pas d’API «\u00a0${name}\u00a0». Il documente\u00a0: ${known}.`,
  noParameter: (name: string) => `L’opération n’a pas de paramètre «\u00a0${name}\u00a0».`,
  noBody: 'L’opération n’a pas de corps.',
  /** Precedes a list. */
  violations: 'Le contrat n’admet pas\u00a0:',
  noViolation: 'Le contrat admet ce corps.',
  missing: 'Obligatoire.',
  nothingChanged: (from: string, to: string) => `Rien n’a changé de la version ${from} à la version ${to}.`,
  nearest: (name: string) => `Le plus proche\u00a0: ${name}.`,
  prompts: {
    integrate: {
      title: 'Écrire une intégration',
      description: 'Guide l’écriture d’un programme qui appelle l’API.',
      task: 'Ce que le programme doit faire',
      language: 'Langage de programmation',
      text: (task: string, language: string) =>
        `Écris en ${language} un programme qui fait ceci avec l’API\u00a0: ${task}. Cherche d’abord les opérations avec l’outil search_docs, lis la page de chacune avec get_operation, et les parcours proches avec get_scenario. N’emploie que les chemins, champs et codes qui y figurent, traite les erreurs documentées, et ne mets aucun jeton dans le code.`,
    },
    diagnose: {
      title: 'Comprendre une erreur',
      description: 'Explique une réponse d’erreur et ce qu’il faut faire.',
      response: 'La réponse reçue\u00a0: son statut et son corps',
      text: (response: string) =>
        `Voici une réponse de l’API\u00a0:\n\n${response}\n\nLis son code avec get_error, explique la cause en une phrase, puis dis ce que le programme et son utilisateur doivent faire.`,
    },
  },
  resources: {
    index: 'Index de la documentation',
    contract: 'Contrat OpenAPI',
  },
};

/** The texts of this package. */
export type Texts = typeof fr;
