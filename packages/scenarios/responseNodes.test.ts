import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { toRichText } from '@reliure/richtext';
import { toBranchItem, toFieldPath } from './responseNodes.ts';
import type { Action, Condition, ScenarioStep } from './types.ts';

const operation = { slug: 'open-a-door', title: 'Open a door', method: 'PUT', path: '/doors/{doorId}' };
const step: ScenarioStep = {
  id: 'open',
  number: 2,
  operation,
  description: '',
  request: { parameters: [] },
  usedValues: [],
  expected: { checks: [] },
  outputs: [],
  branches: [],
};
const isStuck: Condition = { checks: [{ location: 'body', name: '/stuck', value: 'true' }] };

describe('toBranchItem', () => {
  it.each<readonly [Condition, Action, string]>([
    [isStuck, { kind: 'end' }, 'stuck vaut true. S’arrêter là.'],
    [
      { checks: [{ location: 'body', name: '/sign', value: JSON.stringify('Push "here"') }] },
      { kind: 'end' },
      'sign vaut Push "here". S’arrêter là.',
    ],
    [{ checks: [] }, { kind: 'goto', step: 4 }, 'toute autre réponse. Passer à l’étape~4.'],
    [
      { status: '503', checks: [] },
      { kind: 'retry', afterSeconds: 30, limit: 3 },
      '503. Refaire cette étape après 30~s, 3~fois au plus.',
    ],
    [
      isStuck,
      { kind: 'retry', step: 1, afterSeconds: 0, limit: 1 },
      'stuck vaut true. Refaire l’étape~1, puis celle-ci, une fois.',
    ],
    [
      {
        status: '200',
        checks: [
          { location: 'body', name: '/id', value: '{doorId}' },
          { location: 'body', name: '/lock/state', value: '"open"' },
          { location: 'header', name: 'ETag', value: '{etag}' },
        ],
      },
      { kind: 'end' },
      '200, avec id égal à {doorId}, lock.state égal à open et l’en-tête ETag égal à {etag}. S’arrêter là.',
    ],
  ])('words the condition %j and the action %j', (condition, action, want) => {
    expect(toString(toBranchItem({ name: 'any', condition, action }, step)).replaceAll('\u00a0', '~')).toBe(want);
  });

  it('shows all blocks of an error’s remedy', () => {
    const remedy = toRichText('Wait:\n\n- a day\n\n```\nsleep\n```\n\n> or two');
    const error = { code: 'stuck', title: 'Stuck', cause: [], remedy, retry: 'no' } as const;
    const { children } = toBranchItem({ name: 'any', condition: { ...isStuck, error }, action: { kind: 'end' } }, step);
    expect(children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'list', 'code', 'blockquote']);
  });
});

describe('toFieldPath', () => {
  it.each([
    ['/id', 'id'],
    ['/donnees/0/id', 'donnees[0].id'],
    ['/lieu/adresse/commune', 'lieu.adresse.commune'],
    ['/reponses/12', 'reponses[12]'],
  ])('converts %s', (pointer, want) => {
    expect(toFieldPath(pointer)).toBe(want);
  });
});
