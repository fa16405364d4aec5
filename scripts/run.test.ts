import { describe, expect, it } from 'vitest';
import { run } from './run.mjs';

describe('run', () => {
  it('decodes a character whose bytes arrive in two chunks', async () => {
    const program =
      'process.stdout.write(Buffer.from([0xc3])); setTimeout(() => process.stdout.write(Buffer.from([0xa9])), 50)';
    expect(await run(['node', '--eval', program], { quiet: true })).toEqual({ ok: true, output: 'é' });
  });
});
