import type { Texts } from './texts.fr.ts';

/** The texts of this package in English. */
export const en: Texts = {
  continued: (offset, length) =>
    `[To be continued: make the same call with offset=${offset}. The full text has ${length} characters.]`,
  offsetTooLarge: (offset, length) => `offset=${offset} is after the end: the text has ${length} characters.`,
  instructions: (title) =>
    `Documentation of ${title}, read-only. Start with search_docs, or with get_operation if you know the operation. Do not invent paths, fields or codes: what the page of an operation does not mention does not exist.`,
  onlyNear: 'Nothing answers exactly. The nearest pages:',
  nothingFound: (query) => `Nothing answers “${query}”.`,
  tools: {
    searchDocs: {
      title: 'Search the documentation',
      description:
        'Searches the whole documentation: operations, fields, errors, guides. Questions work as well as words.',
      query: 'What to search for',
      limit: 'Number of pages to return, 8 by default',
    },
    readPage: {
      title: 'Read a page',
      description:
        'Returns a page of the documentation in Markdown: a guide, an article, a page of the reference. Without a path, returns the index.',
      path: 'Path or address of the page, such as /docs/intro, or of an index, such as /llms/guides.txt',
    },
    getOperation: {
      title: 'Read an operation',
      description:
        'Returns the page of an operation: access, parameters, body, responses, errors, calls in each language. Or the OpenAPI contract of this operation alone.',
      operation: 'operationId, path of the page, or method and path of the API, such as POST /loans',
      as: 'Format of the answer',
    },
    writeCall: {
      title: 'Write a call',
      description:
        'Writes the call of an operation in a language, with the given values, else with those of the documentation. Says what the contract does not allow.',
      language: 'Language of the call',
      parameters: 'Values of the parameters, by name',
      body: 'Body of the request, as JSON',
    },
    validateBody: {
      title: 'Check a body',
      description: 'Says what the contract does not allow in the body of a request, and where.',
    },
    getSchema: {
      title: 'Read a schema',
      description: 'Returns the page of a schema or a list of codes of the contract.',
      name: 'Name of the schema in the contract',
    },
    getError: {
      title: 'Read an error',
      description:
        'Returns the page of an error: its cause, what to do, the operations that return it. Without a code, returns the catalogue.',
      code: 'Code of the error',
    },
    compareReleases: {
      title: 'Compare two releases',
      description: 'Lists what changed in the API from one release to a later one, breaking changes first.',
      from: 'Release that the program uses, such as 1.4',
      to: 'Release to use, such as 2.0',
    },
    getScenario: {
      title: 'Read a scenario',
      description:
        'Returns a task of several calls, step by step, with the possible errors. Without a name, returns the list of tasks.',
      name: 'Name of the scenario',
    },
    api: 'Title of the API, if the site documents several',
    offset: 'Position of the first character to return, to go on reading a long text',
  },
  noPage: (path) => `There is no page ${path}.`,
  noOperation: (name) => `The contract has no operation “${name}”.`,
  noSchema: (name) => `The contract has no schema “${name}”.`,
  noError: (code) => `The contract has no error “${code}”.`,
  noScenario: (name) => `There is no scenario “${name}”.`,
  noApi: (name, known) => `The site does not document an API “${name}”. It documents: ${known}.`,
  noParameter: (name) => `The operation has no parameter “${name}”.`,
  noBody: 'The operation has no body.',
  violations: 'The contract does not allow:',
  noViolation: 'The contract allows this body.',
  missing: 'Required.',
  nothingChanged: (from, to) => `Nothing changed from release ${from} to release ${to}.`,
  nearest: (name) => `The nearest: ${name}.`,
  prompts: {
    integrate: {
      title: 'Write an integration',
      description: 'Guides the writing of a program that calls the API.',
      task: 'What the program should do',
      language: 'Programming language',
      text: (task, language) =>
        `Write a program in ${language} that does this with the API: ${task}. First find the operations with the tool search_docs, read the page of each with get_operation, and related tasks with get_scenario. Use only paths, fields and codes that are there, handle the documented errors, and put no token into the code.`,
    },
    diagnose: {
      title: 'Explain an error',
      description: 'Explains an error response and what to do about it.',
      response: 'The response: its status and its body',
      text: (response) =>
        `This is a response of the API:\n\n${response}\n\nRead its code with get_error, explain the cause in one sentence, then say what the program and its user should do.`,
    },
  },
  resources: {
    index: 'Index of the documentation',
    contract: 'OpenAPI contract',
  },
};
