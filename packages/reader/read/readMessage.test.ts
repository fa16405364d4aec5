import { describe, expect, it } from 'vitest';
import { toOperationContract } from '@reliure/validation';
import type { Part } from './explain.ts';
import { firstSentence } from './explain.ts';
import { parseMessage } from './parseMessage.ts';
import { readMessage } from './readMessage.ts';
import type { ErrorsFile } from '../types.ts';

const problem = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string' }, status: { type: 'integer' }, title: { type: 'string' } },
};
const order = {
  type: 'object',
  required: ['id', 'state'],
  properties: {
    id: { type: 'integer', description: 'Number of the [order](/a). Never changes.' },
    state: {
      description: 'Where it is. Final once sent.',
      oneOf: [{ const: 'open', title: 'Being filled', description: 'It changes.' }, { const: 'sent' }],
    },
    lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
  },
};
const document = {
  paths: {
    '/orders': {
      get: {
        responses: {
          200: {
            description: 'The order. As it is.',
            headers: { ETag: { description: 'Version of the order.' } },
            content: { 'application/json': { schema: order } },
          },
          409: {
            description: 'A conflict.',
            content: { 'application/problem+json': { schema: problem, examples: { 'order-sent': { value: {} } } } },
          },
          '5XX': { description: 'A failure.' },
        },
      },
    },
  },
  components: {
    schemas: {
      Line: { type: 'object', properties: { count: { type: 'integer', minimum: 1, description: 'How many.' } } },
    },
  },
};
const contract = toOperationContract(document, '/orders', 'GET');
const error = { code: 'order-sent', status: '409', title: 'Sent', cause: 'It left.', remedy: 'Wait.', path: '/e' };
const errors: ErrorsFile = { errors: [error], schemas: [problem], document: {} };
const read = (text: string) => readMessage(parseMessage(text), { contract, errors });

/** Writes the parts of a value below each other. */
function outline({
  name,
  number,
  text,
  description,
  meaning,
  isUnknown,
  isMissing,
  problems,
  parts,
  others,
}: Part): readonly string[] {
  const words = [
    number ?? name,
    text,
    description,
    meaning,
    ...(isUnknown === true ? ['unknown'] : []),
    ...(isMissing === true ? ['missing'] : []),
    ...(problems.length > 0 ? [`problems: ${problems.length}`] : []),
  ].filter((word) => word !== undefined && word !== '');
  const more = others === undefined ? [] : [`  ${others} more`];
  return [words.join(' | '), ...[...parts.flatMap(outline).map((line) => `  ${line}`), ...more]];
}

describe('readMessage', () => {
  it.each([
    ['its status', 'HTTP/1.1 200 OK\n\n{}', '200', 'status'],
    ['a range of statuses', 'HTTP/1.1 503 Busy\n\n', '5XX', 'status'],
    ['the status of a problem', '{"status": 409, "title": "x"}', '409', 'status'],
    ['the code of an error', '{"code": "order-sent"}', '409', 'code'],
    ['a line of a log with the code', 'ApiError: order-sent at save', '409', 'code'],
    ['its form', '{"id": 1, "state": "open"}', '200', 'schema'],
    ['the form of an error', '{"code": "other"}', '409', 'schema'],
  ])('recognizes a response by %s', (_fact, text, status, by) => {
    const { recognized } = read(text);
    expect([recognized?.response.status, recognized?.by]).toEqual([status, by]);
  });

  it('does not know a status that is not documented', () =>
    expect(read('HTTP/1.1 418 Teapot\n\n{}').recognized).toBeNull());

  it('explains each part', () => {
    const lines = Array.from({ length: 6 }, (_, index) => ({ count: index === 5 ? 0 : 1 }));
    const { explanation } = read(JSON.stringify({ id: 7, note: { a: 1 }, lines }));
    expect(explanation === undefined ? [] : outline(explanation.part)).toEqual([
      '',
      '  id | 7 | Number of the order.',
      '  note | unknown',
      '  lines',
      '    1',
      '      count | 1 | How many.',
      '    2',
      '      count | 1',
      '    3',
      '      count | 1',
      '    6',
      '      count | 0 | problems: 1',
      '    2 more',
      '  state | Where it is. | missing | problems: 1',
    ]);
    expect([explanation?.problems, explanation?.unknown]).toEqual([2, 1]);
  });

  it('says what a coded value stands for', () => {
    const { explanation } = read('{"id": 1, "state": "open"}');
    expect(explanation === undefined ? [] : outline(explanation.part)).toEqual([
      '',
      '  id | 1 | Number of the order.',
      '  state | "open" | Where it is. | Being filled',
    ]);
  });

  it('leads from an error to its cause', () => expect(read('{"code": "order-sent"}').error).toEqual(error));

  it('describes headers, whatever their case', () => {
    expect(read('HTTP/2 200\netag: "1"\nserver: x\n\n{}').headers).toEqual([
      { name: 'etag', value: '"1"', description: 'Version of the order.' },
    ]);
  });

  it('reads errors without an operation', () => {
    const alone = readMessage(parseMessage('{"code": "order-sent", "more": 1}'), { contract: null, errors });
    expect([alone.error?.code, alone.explanation?.unknown, alone.recognized]).toEqual(['order-sent', 1, undefined]);
    expect(readMessage(parseMessage('{"code": "x"}'), { contract: null, errors }).isUnknownError).toBe(true);
  });
});

describe('firstSentence', () => {
  it.each([
    ['Le [patient](/api/x) de `visite_id`. Jamais nul.', 'Le patient de visite_id.'],
    ['Sans point', 'Sans point'],
    ['**En gras**,\nsur 2.5 lignes ! Puis.', 'En gras, sur 2.5 lignes !'],
  ])('shortens %s', (markdown, want) => expect(firstSentence(markdown)).toBe(want));
});
