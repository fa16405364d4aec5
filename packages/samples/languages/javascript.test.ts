import { describe, expect, it } from 'vitest';
import { javascript } from './javascript';

describe('javascript', () => {
  it('imports the functions that read and write files together', () =>
    expect(
      javascript
        .generate({
          method: 'PUT',
          url: 'https://a.example/a',
          query: [],
          headers: [],
          body: { kind: 'file', mediaType: 'application/pdf', fileName: 'corps.pdf' },
          success: { kind: 'file', fileName: 'reponse.pdf' },
        })
        .split('\n')[0],
    ).toBe("import { readFile, writeFile } from 'node:fs/promises';"));
});
