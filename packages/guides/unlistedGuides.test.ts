import { expect, it } from 'vitest';
import { unlistedGuides } from './unlistedGuides.ts';

it('unlistedGuides finds the guides that no sidebar lists', () => {
  const docs = [
    { id: 'a', source: '@site/docs/a.md', sidebar: 'main', unlisted: false },
    { id: 'b', source: '@site/docs/b.md', unlisted: false },
    { id: 'c', source: '@site/docs/c.md', unlisted: true },
  ];
  const content = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } } };
  expect(unlistedGuides(content, 'site').map(({ file }) => file)).toEqual(['site/docs/b.md']);
});
