import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toObject } from '@apidoc/openapi';
import { scenarioFaults } from './faults';
import { doorOperations, doorScenario } from './testing/door';

function faultsOf(text: string, name = 'open-a-door'): readonly string[] {
  return scenarioFaults(toObject(parseYaml(text)), name, doorOperations).map(
    ({ pointer, message, remedy }) => `${pointer} ${message} ${remedy}`,
  );
}

describe('scenarioFaults', () => {
  it('finds nothing in a sound scenario', () => {
    expect(faultsOf(doorScenario)).toEqual([]);
  });

  it('asks for the file’s name', () => {
    expect(faultsOf(doorScenario, 'doors')).toEqual([
      '#/workflows/0/workflowId The workflow is "open-a-door", its file "doors". Give both the same name.',
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
      `${first}/stepId The step names no operation. Name one in \`operationId\`: other steps are not shown.`,
    ],
    [
      '{ name: doorId, in: path',
      '{ name: door, in: path',
      `${first}/parameters/0/name The operation takes no "door" (path). Did you mean "doorId"?`,
    ],
    [
      '{ name: If-Match, in: header',
      '{ name: if-none, in: header',
      `${second} The operation requires "If-Match" (header). Add it to the step’s \`parameters\`.`,
    ],
    [
      '{ name: Authorization, in: header',
      '{ name: doorId, in: path',
      `${first} The operation needs an access token. Send an \`Authorization\` header.`,
    ],
    [
      'contentType: application/json',
      'contentType: text/plain',
      `${second}/requestBody The operation takes no body of type "text/plain". Did you mean "application/json"?`,
    ],
    [
      '$steps.read.outputs.etag',
      '$steps.read.outputs.tag',
      `${second} Step "read" keeps no "tag". Did you mean "etag"?`,
    ],
    [
      '$steps.read.outputs.etag',
      '$steps.open.outputs.etag',
      `${second} Step "open" does not stand before this one. Did you mean "read"?`,
    ],
    ['by: $inputs.doorId', 'by: $inputs.door', `${second} Input "door" is not declared. Did you mean "doorId"?`],
    [
      '$steps.read.outputs.etag',
      '$steps.read.etag',
      `${second} "$steps.read.etag" is not shown. Write \`$inputs.name\` or \`$steps.step.outputs.name\`.`,
    ],
    [
      '$statusCode == 409',
      '$statusCode == 418',
      `${second}/onFailure/0/criteria The operation never answers 418. Choose one of: 200, 409.`,
    ],
    [
      "== 'locked'",
      "== 'loced'",
      `${second}/onFailure/0/criteria The operation answers no "loced" with 409. Did you mean "locked"?`,
    ],
    [
      'stepId: read\n            criteria',
      'stepId: raed\n            criteria',
      `${second}/onFailure/0/stepId There is no step "raed". Did you mean "read"?`,
    ],
    [
      "#/state == 'open'",
      "#/state != 'shut'",
      `${second}/successCriteria/1 The criterion cannot be said in words. Compare \`$statusCode\`, a header or a field to a literal or to a kept datum, with \`==\`.`,
    ],
    [
      'etag: $response.header.ETag',
      'etag: $url',
      `${first}/outputs/etag "$url" is not shown. Write \`$response.header.Name\` or \`$response.body#/pointer\`.`,
    ],
    [
      '        outputs:\n',
      '        onSuccess: [{ name: done, type: end }]\n        outputs:\n',
      `${first}/onSuccess/0/type A way on of type "end" is not shown. Write \`goto\` with a \`stepId\`, and put last the step that ends the scenario.`,
    ],
    [
      '        outputs:\n',
      '        onSuccess: [{ name: on, type: goto }]\n        outputs:\n',
      `${first}/onSuccess/0 The action names no step to go on with. Add a \`stepId\`.`,
    ],
    [
      'type: retry\n            retryAfter: 5\n            retryLimit: 2\n            stepId: read\n',
      'type: goto\n',
      `${second}/onFailure/0 The action names no step to go on with. Add a \`stepId\`.`,
    ],
    [
      '    steps:\n',
      '    failureActions: [{ name: stop, type: end }]\n    steps:\n',
      '#/workflows/0/failureActions Actions of a whole workflow are not shown. Give them to the steps that need them.',
    ],
    [
      'description: Read it, then open it.',
      'description: "Do this:\\n\\n- read it\\n- open it"',
      '#/workflows/0/description The description is shown in a table, which has no room for "- read it". Make it one paragraph, without lists, headings or code blocks.',
    ],
    [
      'description: The door.',
      'description: "The door.\\n\\nOpen it."',
      '#/workflows/0/inputs/properties/doorId/description The description is shown in a table, which has no room for "Open it.". Make it one paragraph, without lists, headings or code blocks.',
    ],
  ])('refuses %j written as %j', (piece, planted, want) => {
    expect(doorScenario).toContain(piece);
    expect(faultsOf(doorScenario.replace(piece, planted))).toContain(want);
  });

  it('asks for the status of an answer, and for a body that is required', () => {
    const faults = faultsOf(
      doorScenario.replace('          - condition: $statusCode == 200\n', '').replace(/ {8}requestBody:\n.*\n.*\n/, ''),
    );
    expect(faults).toEqual([
      `${first}/successCriteria No status is expected. Add \`$statusCode == …\`.`,
      `${second} The operation requires a body. Add a \`requestBody\`.`,
    ]);
  });
});
