import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { member, toArray, toObject } from '@reliure/openapi';
import { toScenario } from '../scenario.ts';
import { doorOperations, doorScenario } from '../testing/door.ts';
import { buildRuns, type ScenarioRun } from './runs.ts';

function runsOf(text: string): readonly ScenarioRun[] {
  const document = toObject(parseYaml(text));
  return buildRuns(document, toScenario(document, doorOperations));
}

const [happy, locked] = runsOf(doorScenario);

describe('buildRuns', () => {
  it('returns a run without errors, then a run for each branch', () => {
    expect([happy?.id, happy?.path, happy?.failingStep]).toEqual(['open-a-door', ['read', 'open'], undefined]);
    expect([locked?.id, locked?.path, locked?.failingStep]).toEqual([
      'open-a-door--open--locked',
      ['read', 'open', 'read', 'open'],
      'open',
    ]);
  });

  it.each([
    ['type: end', ['read', 'open']],
    ['type: goto\n            stepId: read', ['read', 'open', 'read', 'open']],
    ['type: retry\n            retryLimit: 2', ['read', 'open', 'open']],
  ])('follows %j', (action, want) => {
    const text = doorScenario.replace(/type: retry[^]*stepId: read\n {12}criteria/, `${action}\n            criteria`);
    expect(runsOf(text)[1]?.path).toEqual(want);
  });

  it('requests the expected response of each step, and the error of a branch once', () => {
    expect(happy?.preferences.get('open')).toEqual(['code=200', 'code=200']);
    expect(locked?.preferences.get('open')).toEqual(['code=409, example=locked', 'code=200']);
  });

  it('requests the example that a step or a branch names', () => {
    const text = doorScenario
      .replace('operationId: readDoor', 'operationId: readDoor\n        x-example: wide')
      .replace('type: retry', 'type: retry\n            x-example: blocked');
    const [first, second] = runsOf(text);
    expect(first?.preferences.get('read')).toEqual(['code=200, example=wide', 'code=200, example=wide']);
    expect(second?.preferences.get('open')?.[0]).toBe('code=409, example=blocked');
  });

  it('uses the examples of inputs, marks each request, and removes waiting times', () => {
    const properties = member(member(locked?.workflow, 'inputs'), 'properties');
    expect(member(member(properties, 'doorId'), 'default')).toBe('door-1');
    const [, open] = toArray(member(locked?.workflow, 'steps'));
    expect(toArray(member(open, 'parameters')).at(-1)).toEqual({
      in: 'header',
      name: 'x-run',
      value: 'open-a-door--open--locked/open',
    });
    expect(JSON.stringify(open)).not.toContain('retryAfter');
  });

  it('rejects a branch that no run can reach', () => {
    const text = doorScenario.replace(
      '        outputs:\n          etag',
      '        onSuccess: [{ name: on, type: goto, stepId: last }]\n        outputs:\n          etag',
    );
    const last =
      '      - { stepId: last, operationId: readDoor, successCriteria: [{ condition: $statusCode == 200 }] }\n';
    expect(() => runsOf(text + last)).toThrow(
      'branch locked cannot be run, because step open is not on the happy path',
    );
  });
});
