import { describe, expect, it } from 'vitest';
import { plainRequest } from '../testing/request.ts';
import { javascript } from './javascript.ts';

describe('javascript', () => {
  it('imports the functions that read and write files together', () =>
    expect(
      javascript
        .generate({
          ...plainRequest,
          method: 'PUT',
          body: { kind: 'file', mediaType: 'application/pdf', fileName: 'corps.pdf' },
          success: { kind: 'file', fileName: 'reponse.pdf' },
        })
        .split('\n')[0],
    ).toBe("import { readFile, writeFile } from 'node:fs/promises';"));
});
