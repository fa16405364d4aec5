import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { scriptHashes } from './policy.ts';
import { readHeaders } from './readHeaders.ts';

const site = mkdtempSync(join(tmpdir(), 'headers-'));
afterAll(() => {
  rmSync(site, { recursive: true });
});

it('allows the scripts of every page in any folder, and only of pages', () => {
  const [first, second, other] = ['<script>1</script>', '<script>2</script>', '<script>3</script>'];
  mkdirSync(join(site, 'docs/deeper'), { recursive: true });
  writeFileSync(join(site, 'index.html'), first);
  writeFileSync(join(site, 'docs/deeper/page.html'), first + second);
  writeFileSync(join(site, 'page.md'), other);
  const policy = readHeaders(site).get('Content-Security-Policy') ?? '';
  for (const hash of scriptHashes(first + second)) expect(policy).toContain(hash);
  for (const hash of scriptHashes(other)) expect(policy).not.toContain(hash);
});
