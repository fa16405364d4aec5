import { describe, expect, it } from 'vitest';
import { findStaleNames } from './staleNames.ts';

const paths = new Set(['site', 'site/identity.ts', 'README.md']);
const find = (markdown: string) =>
  findStaleNames(markdown, (path) => paths.has(path), new Set(['build'])).map(
    ({ line, message }) => `${line}: ${message}`,
  );

describe('findStaleNames', () => {
  it.each([
    ['a path', 'In `site/identity.ts`.'],
    ['a folder', 'In `site/`.'],
    ['a link, with an anchor', '[Text](README.md#start)'],
    ['an address', '[Text](https://example.org/a) and [here](#start)'],
    ['code that is not a path', '`application/json`, `v1/visites`, `a / b`'],
    ['a pattern', '`site/<name>/*.ts`'],
    ['a folder that a build writes', '`site/build/index.html`'],
    ['a command', '`npm run build`'],
  ])('accepts %s', (_, markdown) => expect(find(markdown)).toEqual([]));

  it.each([
    ['a path', 'One\n\n`site/absent.ts`', '3: There is no site/absent.ts.'],
    ['a link', '[Text](absent.md)', '1: The link to absent.md is broken.'],
    ['a command', '`npm run absent`', '1: There is no command `npm run absent`.'],
    ['a command in a fence', '```sh\nnpm run absent\n```', '1: There is no command `npm run absent`.'],
  ])('reports %s that does not exist', (_, markdown, want) => expect(find(markdown)).toEqual([want]));
});
