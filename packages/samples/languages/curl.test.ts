import { describe, expect, it } from 'vitest';
import { text } from '../request/templates.ts';
import { plainRequest } from '../testing/request.ts';
import type { MultipartPart, SampleRequest } from '../types.ts';
import { curl } from './curl.ts';

/** Returns the options after those that every call has. */
const options = (own: Partial<SampleRequest>) =>
  curl
    .generate({ ...plainRequest, ...own })
    .split(/ \\\n {2}|\n$/)
    .slice(2, -1);
const part = (own: Partial<Extract<MultipartPart, { kind: 'text' }>>) =>
  options({ method: 'POST', body: { kind: 'multipart', parts: [{ kind: 'text', name: 'a', text: 'b', ...own }] } });

describe('curl', () => {
  it('encodes a query value with a null character, because an argument cannot contain one', () =>
    expect(options({ query: [{ name: 'a b', value: text('c\0%') }] })).toEqual(["--data 'a%20b=c%00%25'"]));

  it('prints a text with a null character from another command', () =>
    expect(options({ body: { kind: 'text', mediaType: 'text/plain', text: "a\0%\\'" } })).toEqual([
      "--header 'Content-Type: text/plain'",
      `--data-binary @<(printf -- 'a\\000%%\\\\'\\''')`,
    ]));

  it.each([
    [{ text: '@b;c' }, "--form-string 'a=@b;c'"],
    [{ text: 'b\0' }, "--form 'a=<'<(printf -- 'b\\000')''"],
    [{ text: 'b\0', mediaType: 'text/csv' }, "--form 'a=<'<(printf -- 'b\\000')';type=text/csv'"],
    [{ text: 'b "c"', mediaType: 'text/csv' }, `--form 'a=b "c";type=text/csv'`],
    [{ text: 'b;\\"', mediaType: 'text/csv' }, `--form 'a="b;\\\\\\"";type=text/csv'`],
    [{ text: 'b ', mediaType: 'text/csv' }, `--form 'a="b ";type=text/csv'`],
    [{ text: '', mediaType: 'text/csv' }, `--form 'a="";type=text/csv'`],
  ])('writes the part %j', (own, want) => expect(part(own)).toEqual([want]));

  it.each([
    ['"', '\\"'],
    ['@', '@'],
    ['<', '<'],
    ['(', '('],
    [' ', ' '],
  ])('quotes the content of a part that begins with %j', (first, want) =>
    expect(part({ text: `${first}b`, mediaType: 'text/csv' })).toEqual([`--form 'a="${want}b";type=text/csv'`]),
  );
});
