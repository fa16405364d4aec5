import { describe, expect, it } from 'vitest';
import { readHttpMessage } from './httpMessage.ts';

describe('readHttpMessage', () => {
  it('parses a request', () => {
    const text = 'PUT /v1/livres/1?etat=prete HTTP/1.1\nIf-Match: "1-a"\n\n{ "titre": "Nana" }';
    expect(readHttpMessage(text)).toEqual({
      kind: 'request',
      request: {
        method: 'PUT',
        path: '/v1/livres/1',
        query: [['etat', 'prete']],
        headers: [['If-Match', '"1-a"']],
        body: '{ "titre": "Nana" }',
      },
    });
  });

  it('parses a response', () => {
    expect(readHttpMessage('HTTP/1.1 412 Precondition Failed\nContent-Type: application/problem+json\n\n{}')).toEqual({
      kind: 'response',
      response: { status: '412', headers: [['Content-Type', 'application/problem+json']], body: '{}' },
    });
  });

  it('parses headers alone', () => {
    expect(readHttpMessage('ETag: "1-a"\nSunset: Thu, 31 Dec 2026 23:59:59 GMT')).toEqual({
      kind: 'headers',
      headers: [
        ['ETag', '"1-a"'],
        ['Sunset', 'Thu, 31 Dec 2026 23:59:59 GMT'],
      ],
    });
  });
});
