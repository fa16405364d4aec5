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

  it('reads no other command', () => expect(readCurl('wget https://a.example')).toBeNull());
});
