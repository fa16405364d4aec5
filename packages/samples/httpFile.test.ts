import { describe, expect, it } from 'vitest';
import { toHttpFile, toMultipart, type HttpCall } from './httpFile.ts';

const call: HttpCall = { name: 'Read', notes: [], method: 'GET', url: '{{BASE}}/a', headers: [], outputs: [] };
const write = (more: Partial<HttpCall>) =>
  toHttpFile({ title: 'T', notes: [], variables: [], calls: [{ ...call, ...more }] });

describe('toHttpFile', () => {
  it('begins with comments and variables', () =>
    expect(
      toHttpFile({ title: 'T', notes: ['a\nb', '@c'], variables: [{ name: 'BASE', value: 'http://a' }], calls: [] }),
    ).toBe('# T\n#\n# a\n# b\n#\n# \\@c\n\n@BASE = http://a\n'));

  it.each<[string, Partial<HttpCall>, string]>([
    ['a call', {}, '### Read\nGET {{BASE}}/a'],
    ['a name of several lines', { name: 'Read\n it ' }, '### Read it\nGET {{BASE}}/a'],
    ['notes', { notes: ['Why.', '', 'How.'] }, '### Read\n# Why.\n# How.\nGET {{BASE}}/a'],
    [
      'headers and a body',
      { headers: [{ name: 'A', value: 'b' }], body: '{}' },
      '### Read\nGET {{BASE}}/a\nA: b\n\n{}',
    ],
    [
      'values of the response',
      {
        outputs: [
          { variable: 'ID', from: { location: 'body', name: '/data/0/a-b/id' } },
          { variable: 'ETAG', from: { location: 'header', name: 'ETag' } },
          { variable: 'NEXT', from: { location: 'body', name: '/next' }, isEncoded: true },
        ],
      },
      [
        '### Read\nGET {{BASE}}/a\n\n> {%',
        `  client.global.set('ID', response.body.data[0]["a-b"].id);`,
        `  client.global.set('ETAG', response.headers.valueOf('ETag'));`,
        `  client.global.set('NEXT', encodeURIComponent(response.body.next));`,
        '%}',
      ].join('\n'),
    ],
  ])('writes %s', (_name, given, want) => expect(write(given)).toBe(`# T\n\n${want}\n`));
});

it('writes a call that these clients cannot send as a comment', () =>
  expect(write({ method: 'QUERY', url: '{{BASE}}/a', body: '{}' })).toContain(
    '### Read\n# Les clients HTTP des éditeurs ne connaissent pas la méthode QUERY\u00a0: l’appel est en commentaire.\n# QUERY {{BASE}}/a\n#\n# {}\n',
  ));

describe('toMultipart', () => {
  it('names files, those without a name as one that the caller replaces', () =>
    expect(
      toMultipart(
        [{ name: 'a"\nb', mediaType: 'a/json', text: '{}' }, { name: 'c' }, { name: 'd', fileName: 'g.png' }],
        'f.pdf',
      ).body,
    ).toBe(
      [
        '--boundary-of-parts\nContent-Disposition: form-data; name="a%22%0Ab"\nContent-Type: a/json\n\n{}',
        '--boundary-of-parts\nContent-Disposition: form-data; name="c"; filename="f.pdf"\n\n< ./f.pdf',
        '--boundary-of-parts\nContent-Disposition: form-data; name="d"; filename="g.png"\n\n< ./g.png',
        '--boundary-of-parts--',
      ].join('\n'),
    ));
});
