import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const read = (file: string): string => readFileSync(resolve(file), 'utf8');

describe('the installed Docusaurus', () => {
  it('reads a configuration and creates plugins without building', () => {
    expect(read('@docusaurus/core/lib/server/site.js')).toContain('async function loadContext(params)');
    const init = read('@docusaurus/core/lib/server/plugins/init.js');
    expect(init).toMatch(/async function initPlugins\(context\) \{[^]*loadPluginConfigs\)\(context\)/);
  });
});
