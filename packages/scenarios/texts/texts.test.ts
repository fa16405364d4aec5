import { parseYaml } from '@redocly/openapi-core';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { toObject } from '@reliure/openapi';
import { resolveScenarioDirective } from '../directive.ts';
import { toBranchItem } from '../responseNodes.ts';
import { toScenario } from '../scenario.ts';
import { scenarioNodes, scenarioSummaryNodes, scenarioTableNodes } from '../scenarioNodes.ts';
import { toStepReferences } from '../stepLinks.ts';
import { doorOperations, doorScenario } from '../testing/door.ts';
import type { Action, Condition } from '../types.ts';

beforeEach(() => {
  setLanguage('en');
});

const scenario = toScenario(toObject(parseYaml(doorScenario)), doorOperations);
const [firstStep] = scenario.steps;

const toText = (node: Parameters<typeof toString>[0]) => toString(node).replaceAll('\u00a0', '~');
const lines = (nodes: readonly RootContent[]) => nodes.map(toText);

describe('a scenario in English', () => {
  it('is written in sentences', () => {
    const texts = lines(scenarioNodes(scenario)).filter((text) => !text.startsWith('curl'));
    expect(texts).toEqual([
      [
        'Download this scenario as an Arazzo 1.0 document. Any tool that supports Arazzo can run it as it is. ',
        'Download its calls as an .http file, which VS Code (httpYac) and the editors of JetBrains send one by one: ',
        'each response gives later calls their values.',
      ].join(''),
      'Before you start {#inputs}',
      [
        'InputDescriptionExampleSteps',
        'tokenAn access token. Scopes: doors:read, doors:write.in API_TOKEN1 and 2',
        'doorIdThe door.door-11 and 2',
      ].join(''),
      "DOOR_ID='door-1'",
      'Steps {#steps}',
      'Read a doorOpen a door',
      'Step~1: Read a door {#step-1}',
      'Look at it.',
      'Operation: Read a door.',
      'Values: token and doorId from the inputs.',
      'Expected response: 200, where id is {doorId}.',
      'Save: etag from the ETag header, for step~2.',
      'Step~2: Open a door {#step-2}',
      'Turn the handle.',
      'Operation: Open a door.',
      'Values: token and doorId from the inputs; etag from step~1.',
      'Expected response: 200, where state is open.',
      'Other responses:',
      '409 locked: The door is locked. Repeat step~1, then this step, up to 2~times.Unlock it.',
    ]);
  });

  it('titles its code', () =>
    expect(scenarioNodes(scenario).flatMap((node) => (node.type === 'code' ? [node.meta] : []))).toEqual([
      'title="Example values"',
      'title="Request"',
      'title="Request"',
    ]));

  it('links to anchors that it has', () => {
    const text = JSON.stringify(scenarioNodes(scenario));
    const anchors = [...text.matchAll(/\{(#[^}]+)\}/g)].map(([, anchor]) => anchor);
    const targets = [...text.matchAll(/"url":"(#[^"]+)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set(['#inputs', '#step-1', '#step-2']));
    expect(anchors).toEqual(expect.arrayContaining(targets));
  });

  it('says which steps lead to a step', () => {
    const text = doorScenario.replace(
      '        outputs:\n          etag',
      '        onSuccess: [{ name: on, type: goto, stepId: last }]\n        onFailure: [{ name: no, type: goto, stepId: open, criteria: [{ condition: $statusCode == 404 }] }]\n        outputs:\n          etag',
    );
    const last = '      - { stepId: last, description: Look again., operationId: readDoor }\n';
    const texts = lines(scenarioNodes(toScenario(toObject(parseYaml(text + last)), doorOperations)));
    expect(texts).toContain('Next: go to step~3.');
    expect(texts).toContain('Only if you come from step~1.');
  });

  it('has a summary and a row in the table of all scenarios', () => {
    const [list, link] = lines(scenarioSummaryNodes(scenario));
    expect(list).toBe('Read a door: GET /doors/{doorId}Open a door: PUT /doors/{doorId}');
    expect(link).toBe('Follow this scenario step by step, with its requests and possible errors.');
    expect(lines(scenarioTableNodes([scenario]))).toEqual(['ScenarioPurposeStepsOpen a doorRead it, then open it.2']);
  });

  it.each<readonly [Condition, Action, string]>([
    [{ checks: [] }, { kind: 'goto', step: 4 }, 'Any other response. Go to step~4.'],
    [
      { status: '503', checks: [] },
      { kind: 'retry', afterSeconds: 30, limit: 3 },
      '503. Repeat this step after 30~seconds, up to 3~times.',
    ],
    [
      { status: '503', checks: [] },
      { kind: 'retry', afterSeconds: 1, limit: 1 },
      '503. Repeat this step after 1~second, once.',
    ],
    [
      {
        checks: [
          { location: 'body', name: '/id', value: '{doorId}' },
          { location: 'body', name: '/lock/state', value: '"open"' },
          { location: 'header', name: 'ETag', value: '{etag}' },
        ],
      },
      { kind: 'end' },
      'id is {doorId}, lock.state is open and the ETag header is {etag}. Stop here.',
    ],
  ])('words the condition %j and the action %j', (condition, action, want) => {
    if (firstStep === undefined) throw new Error('The scenario has no steps.');
    expect(toText(toBranchItem({ name: 'any', condition, action }, firstStep))).toBe(want);
  });

  it('lists steps', () => {
    const phrases = toStepReferences([1, 2, 4, 5, 6, 9]);
    expect(phrases.map((phrase) => (typeof phrase === 'string' ? phrase : toString(phrase))).join('')).toBe(
      '1, 2, 4 to 6 and 9',
    );
  });
});

describe('an English directive', () => {
  it('has English attributes', () =>
    expect(resolveScenarioDirective('scenario', { name: scenario.name, view: 'summary' }, [scenario])).toEqual(
      scenarioSummaryNodes(scenario),
    ));

  it('lists the views that exist', () =>
    expect(resolveScenarioDirective('scenario', { name: scenario.name, view: 'resume' }, [scenario])).toEqual({
      message: 'There is no view "resume".',
      remedy: 'Choose one of: detail, summary.',
    }));
});
