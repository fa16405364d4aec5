import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toObject } from '@reliure/openapi';
import { scenarioProblems } from './scenarioProblems.ts';
import { doorOperations, doorScenario } from './testing/door.ts';

function problemsOf(text: string, name = 'open-a-door'): readonly string[] {
  return scenarioProblems(toObject(parseYaml(text)), name, doorOperations).map(
    ({ pointer, message, remedy }) => `${pointer} ${message} ${remedy}`,
  );
}

describe('scenarioProblems', () => {
  it('finds no problems in a valid scenario', () => {
    expect(problemsOf(doorScenario)).toEqual([]);
  });

  it('requires the workflow to have the name of its file', () => {
    expect(problemsOf(doorScenario, 'doors')).toEqual([
      '#/workflows/0/workflowId The workflow is named "open-a-door", but its file "doors". Give both the same name.',
    ]);
  });

  const first = '#/workflows/0/steps/0';
  const second = '#/workflows/0/steps/1';
  it.each([
    [
      'operationId: readDoor',
      'operationId: readDor',
      `${first}/operationId Operation "readDor" is not in the contract. Did you mean "readDoor"?`,
    ],
    [
      'operationId: readDoor',
      'workflowId: other',
      `${first}/stepId The step has no \`operationId\`. Add one: steps that use a channel or another workflow are not supported.`,
    ],
    [
      '{ name: doorId, in: path',
      '{ name: door, in: path',
      `${first}/parameters/0/name The operation has no path parameter "door". Did you mean "doorId"?`,
    ],
    [
      '{ name: If-Match, in: header',
      '{ name: if-none, in: header',
      `${second} The operation requires the header parameter "If-Match". Add it to the step’s \`parameters\`.`,
    ],
    [
      '{ name: Authorization, in: header',
      '{ name: doorId, in: path',
      `${first} The operation needs an access token. Send an \`Authorization\` header.`,
    ],
    [
      'contentType: application/json',
      'contentType: text/plain',
      `${second}/requestBody The operation does not accept a body of type "text/plain". Did you mean "application/json"?`,
    ],
    [
      '$steps.read.outputs.etag',
      '$steps.read.outputs.tag',
      `${second} Step "read" has no output "tag". Did you mean "etag"?`,
    ],
    [
      '$steps.read.outputs.etag',
      '$steps.open.outputs.etag',
      `${second} Step "open" does not come before this one. Did you mean "read"?`,
    ],
    ['by: $inputs.doorId', 'by: $inputs.door', `${second} Input "door" is not declared. Did you mean "doorId"?`],
    ['by: $inputs.doorId', 'by: $inputs.door', `${second} Input "door" is not declared. Did you mean "doorId"?`],
    [
      '$steps.read.outputs.etag',
      '$steps.read.etag',
      `${second} Expression "$steps.read.etag" is not supported. Write \`$inputs.name\` or \`$steps.step.outputs.name\`.`,
    ],
    [
      '$statusCode == 409',
      '$statusCode == 418',
      `${second}/onFailure/0/criteria The operation does not document the status 418. Choose one of: 200, 409.`,
    ],
    [
      "== 'locked'",
      "== 'loced'",
      `${second}/onFailure/0/criteria The operation does not document the error "loced" for the status 409. Did you mean "locked"?`,
    ],
    [
      'stepId: read\n            criteria',
      'stepId: raed\n            criteria',
      `${second}/onFailure/0/stepId There is no step "raed". Did you mean "read"?`,
    ],
    [
      "#/state == 'open'",
      "#/state != 'shut'",
      `${second}/successCriteria/1 This criterion is not supported. Use \`==\` to compare \`$statusCode\`, a header or a field with a literal, an input or an output.`,
    ],
    [
      'etag: $response.header.ETag',
      'etag: $url',
      `${first}/outputs/etag Output expression "$url" is not supported. Write \`$response.header.Name\`, \`$response.body#/pointer\`, or a selector of one field of \`$response.body\`.`,
    ],
    [
      '        outputs:\n',
      '        onSuccess: [{ name: done, type: end }]\n        outputs:\n',
      `${first}/onSuccess/0/type Success actions of type "end" are not supported. Use \`goto\` with a \`stepId\`, and make the step that ends the scenario the last one.`,
    ],
    [
      '        outputs:\n',
      '        onSuccess: [{ name: on, type: goto }]\n        outputs:\n',
      `${first}/onSuccess/0 The \`goto\` action has no target step. Add a \`stepId\`.`,
    ],
    [
      'type: retry\n            retryAfter: 5\n            retryLimit: 2\n            stepId: read\n',
      'type: goto\n',
      `${second}/onFailure/0 The \`goto\` action has no target step. Add a \`stepId\`.`,
    ],
    [
      '    steps:\n',
      '    failureActions: [{ name: stop, type: end }]\n    steps:\n',
      '#/workflows/0/failureActions Actions of a whole workflow are not supported. Move them to the steps that need them.',
    ],
    [
      'description: Read it, then open it.',
      'description: "Do this:\\n\\n- read it\\n- open it"',
      '#/workflows/0/description The description is shown in a table cell, which cannot contain the block "- read it". Make it one paragraph, without lists, headings or code blocks.',
    ],
    [
      'description: The door.',
      'description: "The door.\\n\\nOpen it."',
      '#/workflows/0/inputs/properties/doorId/description The description is shown in a table cell, which cannot contain the block "Open it.". Make it one paragraph, without lists, headings or code blocks.',
    ],
  ])('reports %j changed to %j', (original, changed, want) => {
    expect(doorScenario).toContain(original);
    expect(problemsOf(doorScenario.replace(original, changed))).toContain(want);
  });

  it('requires a check of the status, and a body if the operation requires one', () => {
    const problems = problemsOf(
      doorScenario.replace('          - condition: $statusCode == 200\n', '').replace(/ {8}requestBody:\n.*\n.*\n/, ''),
    );
    expect(problems).toEqual([
      `${first}/successCriteria No criterion checks the status. Add \`$statusCode == …\`.`,
      `${second} The operation requires a body. Add a \`requestBody\`.`,
    ]);
  });
});
