import { describe, expect, it } from 'vitest';
import { toPlainText } from '@reliure/richtext';
import { isSupported, toCondition } from './conditions.ts';
import { doorOperations } from './testing/door.ts';

const responses = doorOperations.get('openDoor')?.responses ?? [];
const body = (name: string, value: string) => ({ location: 'body', name, value });

describe('toCondition', () => {
  it.each([
    [['$statusCode == 200'], { status: '200', anchor: 'reponse-200', checks: [] }],
    [["$response.body#/state == 'open'"], { checks: [body('/state', '"open"')] }],
    [["$response.body#/name == 'l''entrée'"], { checks: [body('/name', '"l\'entrée"')] }],
    [
      ['$response.body#/wide == true', '$response.body#/cm == 90.5'],
      { checks: [body('/wide', 'true'), body('/cm', '90.5')] },
    ],
    [['$response.body#/id == $steps.read.outputs.id'], { checks: [body('/id', '{id}')] }],
    [["$response.header.Sunset == 'soon'"], { checks: [{ location: 'header', name: 'Sunset', value: '"soon"' }] }],
    [
      ['$statusCode == 200', "$response.body#/code == 'locked'"],
      { status: '200', anchor: 'reponse-200', checks: [body('/code', '"locked"')] },
    ],
  ])('reads %j', (conditions, want) => {
    expect(
      toCondition(
        conditions.map((condition) => ({ condition })),
        responses,
      ),
    ).toEqual(want);
  });

  it('returns a documented error separately from other checks', () => {
    const criteria = [{ condition: '$statusCode == 409' }, { condition: "$response.body#/code == 'locked'" }];
    const { status, error, checks } = toCondition(criteria, responses);
    expect([status, error?.code, toPlainText(error?.remedy ?? []), checks]).toEqual([
      '409',
      'locked',
      'Unlock it.',
      [],
    ]);
  });
});

describe('isSupported', () => {
  it.each([
    ['$statusCode >= 200', {}],
    ['$statusCode == 200 && $response.body#/a == 1', {}],
    ['$response.body#/a == maybe', {}],
    ['$[?@.a]', { type: 'jsonpath', context: '$response.body' }],
  ])('rejects %s', (condition, more) => {
    expect(isSupported({ condition, ...more })).toBe(false);
  });
});
