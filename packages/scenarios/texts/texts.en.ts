import { joinPhrases, toStrong } from '@reliure/richtext';
import { listPhrases, toSingle } from './phrases.ts';
import type { Texts } from './texts.fr.ts';

/** The texts of scenarios in English. */
export const en: Texts = {
  directive: { name: 'name', view: 'view', views: { whole: 'detail', summary: 'summary' } },
  anchors: { inputs: 'inputs', steps: 'steps', step: (number) => `step-${number}` },
  table: { columns: ['Scenario', 'Purpose', 'Steps'] },
  summary: {
    step: (operation, call) => [operation, ': ', call],
    more: (toPage) => [toPage('Follow this scenario step by step'), ', with its requests and possible errors.'],
  },
  download: (toFile, toCalls) => [
    toFile('Download this scenario'),
    ' as an Arazzo 1.0 document. Any tool that supports Arazzo can run it as it is. ',
    toCalls('Download its calls'),
    ' as an .http file, which VS Code (httpYac) and the editors of JetBrains send one by one: each response gives later calls their values.',
  ],
  httpFile: {
    about: (page) => `Each step, its possible errors, and what to do then: ${page}`,
    servers: (servers) =>
      `Addresses of the API: ${servers.join(', ')}. Replace the value of BASE, and that of API_TOKEN with your token. The Prefer header selects the response of the mock server; the API ignores it.`,
    expected: (status) => `Expected response: ${status}.`,
    file: 'file.pdf',
  },
  inputs: {
    title: 'Before you start',
    columns: ['Input', 'Description', 'Example', 'Steps'],
    inVariable: (variable) => ['in ', variable],
    scopes: (scopes) => [scopes.length === 1 ? ' Scope: ' : ' Scopes: ', ...joinPhrases(toSingle(scopes), ', '), '.'],
  },
  exampleValues: 'Example values',
  steps: {
    title: 'Steps',
    name: (number) => `step\u00a0${number}`,
    range: (first, last) => [first, ' to ', last],
    list: (numbers) => listPhrases(numbers, ' and '),
  },
  step: {
    heading: (number, title) => `Step\u00a0${number}: ${title}`,
    onlyAfter: (step) => ['Only after ', step, '.'],
    onlyFrom: (steps) => ['Only if you come from ', ...listPhrases(toSingle(steps), ' or '), '.'],
    labelled: (title, parts) => [toStrong(title), ': ', ...joinPhrases(parts, '; '), '.'],
    operation: 'Operation',
    call: 'Request',
    values: 'Values',
    fromInputs: (names, toInputs) => [...listPhrases(toSingle(names), ' and '), ' from the ', toInputs('inputs')],
    fromStep: (names, step) => [...listPhrases(toSingle(names), ' and '), ' from ', step],
    expected: 'Expected response',
    timeout: 'Time limit',
    within: (seconds) => [`${seconds}\u00a0${seconds === 1 ? 'second' : 'seconds'}`],
    outputs: 'Save',
    output: (name, origin, steps, count) => [
      name,
      ' from ',
      ...origin,
      ...(count === 0 ? [] : [count === 1 ? ', for step\u00a0' : ', for steps\u00a0', ...steps]),
    ],
    next: 'Next',
    continueAt: (step) => ['go to ', step],
    otherResponses: () => [toStrong('Other responses'), ':'],
  },
  response: {
    any: 'Any other response',
    header: (name) => ['the ', name, ' header'],
    checks: (checks, status) => {
      const facts = checks.map(({ field, value }) => [...field, ' is ', value]);
      return [...status, ...(status.length === 0 ? [] : [', where ']), ...listPhrases(facts, ' and ')];
    },
    branch: (response, title, action) => [...response, ...(title === undefined ? [] : [`: ${title}`]), '. ', ...action],
  },
  actions: {
    end: () => [toStrong('Stop here.')],
    goTo: (step) => [toStrong('Go to ', step), '.'],
    repeatFrom: (step, limit) => [toStrong('Repeat ', step, ', then this step'), `, ${times(limit)}.`],
    repeat: (seconds, limit) => [
      toStrong(`Repeat this step after ${seconds}\u00a0${seconds === 1 ? 'second' : 'seconds'}`),
      `, ${times(limit)}.`,
    ],
  },
};

function times(limit: number): string {
  return limit === 1 ? 'once' : `up to ${limit}\u00a0times`;
}
