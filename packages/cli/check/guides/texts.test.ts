import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { checkGuide } from './checkGuide.ts';
import { createExchangeChecks } from './exchanges.ts';
import { readGuide } from './readGuide.ts';
import { libraryVocabulary as vocabulary } from './testing/library.ts';

const rules = { vocabulary, checks: createExchangeChecks([vocabulary]), allowed: new Set<string>(), identifiers: null };

beforeEach(() => setLanguage('en'));

describe('an English guide', () => {
  it.each([
    ['The response is 409.', ['409']],
    ['It returns 404, and a 412 later.', ['404', '412']],
    ['It responds with 503 at night.', ['503']],
    ['It took the 250 ms of 300 books.', []],
    ['It starts with 500 calls.', []],
  ])('%s', (text, statuses) => {
    expect(readGuide(text).statuses.map(({ status }) => status)).toEqual(statuses);
  });

  it.each([
    ['operation=rangerUnLivre status=200 excerpt', []],
    ['operation=rangerUnLivre status=200 extrait', ["The body must have required property 'etat'."]],
    ['outside-contract="token"', []],
    ['outside-contract=""', ['`outside-contract` has no reason.']],
    ['', ['The fence does not name its operation.']],
  ])('describes a fence with %j', (meta, messages) => {
    const { problems } = checkGuide(`\`\`\`json ${meta}\n{ "titre": "Nana" }\n\`\`\`\n`, rules);
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });
});
