import { describe, expect, it } from 'vitest';
import { findingsIn } from '../testing/findingsIn.ts';

const issue = "id: tri, title: Le tri, since: '2026-11-09', description: D, workaround: W";

/** Returns the faults of a list of known issues, each with its position. */
async function faultsOf(issues: string): Promise<readonly string[]> {
  const contract = `paths: { /a: { get: { operationId: lire } } }\nx-known-issues: ${issues}`;
  const findings = await findingsIn(contract, ['known-issue-is-complete']);
  return findings.map(({ pointer, message }) => `${pointer} ${message}`);
}

describe('known issues', () => {
  it.each([
    ['none', '[]'],
    ['an open one', `[{ ${issue} }]`],
    ['a fixed one of an operation', `[{ ${issue}, fixed: '2026-11-10', operations: [lire] }]`],
  ])('may be %s', async (_name, issues) => expect(await faultsOf(issues)).toEqual([]));

  it.each([
    ['are a list', '{ a: 1 }', '#/x-known-issues `x-known-issues` must be a list: write `[]` if nothing is known.'],
    [
      'are objects',
      '[a]',
      '#/x-known-issues/0 An issue must be an object with id, title, since, description, workaround.',
    ],
    [
      'are complete',
      `[{ ${issue.replace(', workaround: W', '')} }]`,
      '#/x-known-issues/0 `workaround` is missing or not a string: write one.',
    ],
    [
      'have days',
      `[{ ${issue.replace("'2026-11-09'", 'hier')} }]`,
      '#/x-known-issues/0/since `since`, "hier", must be a day in quotes, such as \'2026-11-09\'.',
    ],
    [
      'have ids for addresses',
      `[{ ${issue.replace('tri,', 'Le tri,')} }]`,
      '#/x-known-issues/0/id `id`, "Le tri", must consist of lower-case letters, digits and hyphens.',
    ],
    [
      'have ids of their own',
      `[{ ${issue} }, { ${issue} }]`,
      '#/x-known-issues/1/id `id`, "tri", belongs to another issue: choose one of its own.',
    ],
    [
      'have known members',
      `[{ ${issue}, fixd: '2026-11-10' }]`,
      '#/x-known-issues/0/fixd `fixd` has no meaning here. Did you mean "fixed"?',
    ],
    [
      'name operations that exist',
      `[{ ${issue}, operations: [lir] }]`,
      '#/x-known-issues/0/operations No operation has the operationId "lir". Did you mean "lire"?',
    ],
  ])('%s', async (_name, issues, fault) => expect(await faultsOf(issues)).toEqual([fault]));
});
