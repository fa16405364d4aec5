import { describe, expect, it } from 'vitest';
import { readCurl } from './curl.ts';

describe('readCurl', () => {
  it('reads words as a shell does, until the next command', () => {
    const command = `curl -sS -XPATCH \\\n  -H "X-A: \\"b\\"" -H 'Authorization: Bearer $TOKEN' --json '{"a":"it'\\''s"}' --max-time 30 https://a.example/b | jq -r .id`;
    expect(readCurl(command)).toEqual({
      method: 'PATCH',
      url: 'https://a.example/b',
      headers: [
        ['X-A', '"b"'],
        ['Authorization', 'Bearer $TOKEN'],
      ],
      query: [],
      data: '{"a":"it\'s"}',
      form: [],
    });
  });

  it('reads short options in one word, and values in the word of their option', () => {
    const command = `curl -sSX PUT -sGd 'a=1' --request=DELETE -o- --url=https://a.example/?b=2`;
    expect(readCurl(command)).toMatchObject({ method: 'PUT', url: 'https://a.example/?b=2', query: [['a', '1']] });
  });

  it('reads no other command', () => expect(readCurl('wget https://a.example')).toBeNull());
});
