import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': resolve('.') } },
  test: { include: ['{core,plugins,scripts,src,bench}/**/*.test.{ts,mts}'] },
});
