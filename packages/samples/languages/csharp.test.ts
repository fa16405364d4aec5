import { describe, expect, it } from 'vitest';
import { text } from '../request/templates.ts';
import { plainRequest } from '../testing/request.ts';
import { csharp } from './csharp.ts';

describe('csharp', () => {
  it.each([
    ['If-Match', '"1"', 'Add'],
    ['if-none-match', 'W/"1"', 'Add'],
    ['If-Match', '*', 'Add'],
    ['If-Match', '1', 'TryAddWithoutValidation'],
    ['If-Match', '"1', 'TryAddWithoutValidation'],
    ['If-Match', 'x"1"', 'TryAddWithoutValidation'],
    ['If-Match', '"1" x', 'TryAddWithoutValidation'],
    ['If-Match-All', '"1"', 'TryAddWithoutValidation'],
    ['If-Range', '"1"', 'TryAddWithoutValidation'],
    ['Range', 'bytes=0-1', 'TryAddWithoutValidation'],
    ['Range-Unit', 'a', 'Add'],
    ['X-If-Match', '1', 'Add'],
    ['If-Match', '"12"', 'Add'],
    ['Authorization', 'Basic a', 'Add'],
  ])('sets the header %s with the value %s by %s', (name, value, method) => {
    const program = csharp.generate({ ...plainRequest, headers: [{ name, value: text(value) }] });
    expect(program.split('\n')[2]).toBe(`request.Headers.${method}("${name}", "${value.replaceAll('"', '\\"')}");`);
  });
});
