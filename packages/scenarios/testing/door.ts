import type { JsonObject } from '@reliure/openapi';
import { buildReference } from '@reliure/reference';
import { toOperationIndex } from '../load.ts';
import type { OperationIndex } from '../scenario.ts';

/** A contract with two operations on a door, for tests. */
export const doorContract: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Doors', version: '1' },
  security: [{ oauth: ['doors:read'] }],
  paths: {
    '/doors/{doorId}': {
      parameters: [{ name: 'doorId', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'readDoor',
        summary: 'Read a door',
        parameters: [{ name: 'include', in: 'query', schema: { type: 'string' } }],
        responses: { '200': { description: 'The door.' }, '404': { description: 'None.' } },
      },
      put: {
        operationId: 'openDoor',
        summary: 'Open a door',
        security: [{ oauth: ['doors:write'] }],
        parameters: [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          '200': { description: 'Open.' },
          '409': {
            description: 'Locked.',
            content: {
              'application/problem+json': {
                examples: {
                  locked: {
                    summary: 'The door is locked',
                    'x-error': { status: 409, cause: 'Somebody locked it.', remedy: 'Unlock it.', retry: 'changed' },
                    value: { code: 'locked' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

export const doorOperations: OperationIndex = toOperationIndex(
  doorContract,
  buildReference({ document: doorContract }),
);

/** The Arazzo document of a valid scenario of this contract. */
export const doorScenario = `
arazzo: 1.0.1
info: { title: Open a door, version: '1' }
sourceDescriptions: [{ name: doors, url: ../doors.yaml, type: openapi }]
workflows:
  - workflowId: open-a-door
    summary: Open a door
    description: Read it, then open it.
    inputs:
      type: object
      properties:
        token: { type: string, format: password, description: An access token. }
        doorId: { type: string, description: The door., examples: [door-1] }
    parameters:
      - { name: Authorization, in: header, value: 'Bearer {$inputs.token}' }
    steps:
      - stepId: read
        description: Look at it.
        operationId: readDoor
        parameters:
          - { name: doorId, in: path, value: $inputs.doorId }
        successCriteria:
          - condition: $statusCode == 200
          - condition: $response.body#/id == $inputs.doorId
        outputs:
          etag: $response.header.ETag
      - stepId: open
        description: Turn the handle.
        operationId: openDoor
        parameters:
          - { name: doorId, in: path, value: $inputs.doorId }
          - { name: If-Match, in: header, value: $steps.read.outputs.etag }
        requestBody:
          contentType: application/json
          payload: { wide: true, by: $inputs.doorId }
        successCriteria:
          - condition: $statusCode == 200
          - condition: $response.body#/state == 'open'
        onFailure:
          - name: locked
            type: retry
            retryAfter: 5
            retryLimit: 2
            stepId: read
            criteria:
              - condition: $statusCode == 409
              - condition: $response.body#/code == 'locked'
`;
