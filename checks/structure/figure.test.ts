import { describe, expect, it } from 'vitest';
import { toArrows, withFigure } from './figure.ts';

const openapi = 'packages/openapi/index.ts';
const richtext = 'packages/richtext/index.ts';
const modules = [
  { source: openapi, dependencies: [] },
  { source: richtext, dependencies: [{ resolved: openapi }, { resolved: 'node_modules/yaml/index.js' }] },
  { source: 'packages/schema/index.ts', dependencies: [{ resolved: openapi }, { resolved: richtext }] },
  { source: 'packages/schema/index.test.ts', dependencies: [{ resolved: 'packages/reference/index.ts' }] },
  { source: 'site/config.ts', dependencies: [{ resolved: 'packages/schema/index.ts' }] },
];
const manifests = [
  { name: 'schema', description: 'Schemas in words', dependencies: [], devDependencies: [], entries: [] },
];
const document = 'Before\n\n<!-- drawn: begin -->\nold\n<!-- drawn: end -->\n\nAfter\n';
const arrows = toArrows(modules);
const drawn = withFigure(document, arrows, manifests);

describe('withFigure', () => {
  it('omits arrows that others imply and those of tests', () => {
    expect(drawn.match(/^ {2}\w+ --> \w+$/gm)).toEqual([
      '  site --> schema',
      '  schema --> richtext',
      '  richtext --> openapi',
    ]);
  });

  it('lists all imports of a package', () => {
    expect(drawn).toContain('- **[schema](packages/schema)**: Schemas in words. Imports `openapi`, `richtext`.');
  });

  it('keeps the surrounding text, and is idempotent', () => {
    expect([drawn.startsWith('Before\n\n<!--'), drawn.endsWith('-->\n\nAfter\n')]).toEqual([true, true]);
    expect(withFigure(drawn, arrows, manifests)).toBe(drawn);
  });
});
