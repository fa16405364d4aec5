import { describe, expect, it } from 'vitest';
import { toCall, type CallServer } from './toCall.ts';

const production = { name: 'Production', url: 'https://a.example' };
const trial = { name: 'Essai', url: 'https://a.example/essai' };
const local = { name: 'Local', url: 'http://127.0.0.1:4010', token: 'demo' };
const servers = { servers: [local, production, trial], variables: { base: 'BASE', token: 'API_TOKEN' } };
const call = (text: string, server: CallServer, marks = '') => toCall({ text, marks }, server, servers);

describe('toCall', () => {
  it.each([
    ['the variable', 'curl "$BASE/livres"', local, 'curl "http://127.0.0.1:4010/livres"'],
    ['the variable in braces', 'curl "${BASE}/livres"', trial, 'curl "https://a.example/essai/livres"'],
    ['a URL', "fetch('https://a.example/livres')", local, "fetch('http://127.0.0.1:4010/livres')"],
    ['the longest URL', 'curl https://a.example/essai/livres', production, 'curl https://a.example/livres'],
    ['the local URL', 'curl http://127.0.0.1:4010/livres', production, 'curl https://a.example/livres'],
    ['the token', '-H "Authorization: Bearer $API_TOKEN"', local, '-H "Authorization: Bearer demo"'],
    ['the token only if it is known', 'Bearer $API_TOKEN', trial, 'Bearer $API_TOKEN'],
    ['no other variable', '$BASES $API_TOKENS $VISITE BASE', local, '$BASES $API_TOKENS $VISITE BASE'],
    [
      'no other host',
      'https://a.example.org https://a.example:8 aXexample',
      local,
      'https://a.example.org https://a.example:8 aXexample',
    ],
  ])('replaces %s', (_name, text, server, want) => expect(call(text, server).text).toBe(want));

  it('colours a replaced variable like the string around it', () => {
    const { text, marks } = call('a "b $API_TOKEN" "$BASE/a" 1', local, '2s3 0p10 0s1 1s1 0p5 0s3 1n1');
    expect(text).toBe('a "b demo" "http://127.0.0.1:4010/a" 1');
    expect(marks).toBe('2s3 0s4 0s1 1s1 0s21 0s3 1n1');
  });

  it('moves the highlighted tokens that follow, and stretches those around it', () => {
    const { text, marks } = call('curl "$BASE/a" -H "b $API_TOKEN" c', local, '0k4 1s9 1p2 1s14 1f1');
    expect(text).toBe('curl "http://127.0.0.1:4010/a" -H "b demo" c');
    expect(marks).toBe('0k4 1s25 1p2 1s8 1f1');
  });
});
