import { describe, expect, it } from 'vitest';
import { parseMessage } from './parseMessage.ts';

describe('parseMessage', () => {
  it.each([
    ['a body', ' {"a": 1} ', { headers: [], text: '{"a": 1}', body: { a: 1 } }],
    [
      'a body with spaces',
      '{ "a": { "b": 1 }\n}',
      { headers: [], text: '{ "a": { "b": 1 }\n}', body: { a: { b: 1 } } },
    ],
    ['a list on several lines', '[\n  1\n]\n', { headers: [], text: '[\n  1\n]', body: [1] }],
    [
      'a text that is not JSON',
      'Erreur 409 doublon',
      { headers: [], text: 'Erreur 409 doublon', syntaxError: { line: 1, column: 1 } },
    ],
    [
      'what curl -i prints',
      'HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\nETag: "a:b"\r\n\r\n{"a":1}',
      {
        status: '404',
        headers: [
          ['Content-Type', 'application/json'],
          ['ETag', '"a:b"'],
        ],
        text: '{"a":1}',
        body: { a: 1 },
      },
    ],
    [
      'a response without a body',
      'HTTP/2 204 \r\netag: "1"\r\n\r\n',
      { status: '204', headers: [['etag', '"1"']], text: '' },
    ],
    [
      'where a body of several lines stops being JSON',
      '* Connected to a\n< HTTP/2 200 \n< \n{\n  "a": 1,\n}',
      { status: '200', headers: [], text: '{\n  "a": 1,\n}', syntaxError: { line: 6, column: 1 } },
    ],
    ['headers alone', 'HTTP/2 204', { status: '204', headers: [], text: '' }],
    [
      'the last of several responses',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\n\r\n{}',
      { status: '201', headers: [], text: '{}', body: {} },
    ],
    [
      'what curl -v prints',
      '* Connected to a\n> GET /a HTTP/2\n> \n< HTTP/2 200 \n< etag: "1"\n< \n{ [12 bytes data]\n{\n  "a": 1\n}\n* Closing',
      { status: '200', headers: [['etag', '"1"']], text: '{\n  "a": 1\n}', body: { a: 1 } },
    ],
  ])('reads %s', (_fact, pasted, want) => {
    expect(JSON.parse(JSON.stringify(parseMessage(pasted)))).toEqual(want);
  });
});
