import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{core,plugins,scripts,bench}/**/*.test.ts'] },
});
