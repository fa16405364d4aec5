import { describe, expect, it } from 'vitest';
import { withFigure } from './figure';
import { plant } from './testing/plant';

const { repository, imports } = plant({
  'packages/openapi/index.ts': '',
  'packages/richtext/index.ts': "import '@apidoc/openapi';",
  'packages/schema/index.ts': "import '@apidoc/openapi';\nimport '@apidoc/richtext';",
  'packages/schema/index.test.ts': "import '@apidoc/reference';",
  'packages/reference/index.ts': '',
  'site/config.ts': "import '@apidoc/schema';",
});
const document = 'Before\n\n<!-- drawn: begin -->\nold\n<!-- drawn: end -->\n\nAfter\n';
const drawn = withFigure(document, repository, imports);

describe('withFigure', () => {
  it('draws arrows that do not follow from others, and none of tests', () => {
    expect(drawn.match(/^ {2}\w+ --> \w+$/gm)).toEqual([
      '  site --> schema',
      '  schema --> richtext',
      '  richtext --> openapi',
    ]);
  });

  it('lists all imports of a package', () => {
    expect(drawn).toContain('- **[schema](packages/schema)**: The @apidoc/schema. Imports `openapi`, `richtext`.');
  });

  it('keeps what stands around it, and draws the same again', () => {
    expect([drawn.startsWith('Before\n\n<!--'), drawn.endsWith('-->\n\nAfter\n')]).toEqual([true, true]);
    expect(withFigure(drawn, repository, imports)).toBe(drawn);
  });

  it('refuses a document without marks', () => {
    expect(() => withFigure('Text', repository, imports)).toThrow('drawn: begin');
  });
});
