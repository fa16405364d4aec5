import { describe, expect, it } from 'vitest';
import { banBreaches } from './bans';
import { plant } from './testing/plant';

const kind = 'packages/reference/kinds/operation';

describe('banBreaches', () => {
  it.each([
    [`${kind}/model.ts`, 'react', 1],
    [`${kind}/model/parts.ts`, '@docusaurus/Translate', 1],
    [`${kind}/markdown.ts`, './Page', 1],
    [`${kind}/searchDocuments.ts`, '@theme/Heading', 1],
    ['packages/reference/markdown/schema.ts', 'react-dom/server', 1],
    [`${kind}/View.tsx`, '@redocly/openapi-core', 1],
    ['packages/theme/components/View.tsx', '@apidoc/openapi/node', 1],
    [`${kind}/model.ts`, './types', 0],
    [`${kind}/model.test.ts`, 'react', 0],
    [`${kind}/route.ts`, '@docusaurus/types', 0],
    ['packages/theme/components/View.tsx', '@apidoc/richtext', 0],
  ])('of %s: %s', (from, specifier, count) => {
    const { imports } = plant({ [`${kind}/Page.tsx`]: '', [from]: `import '${specifier}';` });
    expect(banBreaches(imports)).toHaveLength(count);
  });
});
