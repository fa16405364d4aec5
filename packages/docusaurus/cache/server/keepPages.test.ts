import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toHash } from '../../plugin/toHash';
import { toReading } from './filesRead';
import { keepPages, type Render, type ServerBundle } from './keepPages';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'server/assets/js'), { recursive: true });
  await write('server.bundle.js', 'render with React');
  await write('assets/js/layout.js', 'a layout');
  await write('assets/js/a.js', '{"title":"A"}');
  await write('assets/js/b.js', '{"title":"B"}');
  await write('assets/js/117.js', 'a part that is loaded when it is needed');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(folder, 'server', file), text);

const registry: ServerBundle['registry'] = {
  layout: [null, '@theme/Layout'],
  a: [null, '@generated/a.json'],
  b: [null, '@generated/b.json'],
  inMainFile: [null, '@theme/Root'],
};

/** Renders both pages as one build does; tells what was rendered, and what came of it. */
async function build(text: string) {
  const render = vi.fn<Render>(({ pathname }) =>
    Promise.resolve({
      html: `<p>\n${pathname}: ${text} « ’ »\n</p>`,
      collectedData: {
        modules: ['@theme/Layout', `@generated${pathname}.json`, '@theme/Root', '@theme/NotFound'],
        links: [`${pathname}#${text}`],
      },
    }),
  );
  const renderOrTake = keepPages(render, { folder: join(folder, 'server'), registry }, join(folder, 'kept'));
  const pages = [await renderOrTake({ pathname: '/a' }), await renderOrTake({ pathname: '/b' })];
  return { pages, rendered: render.mock.calls.map(([{ pathname }]) => pathname) };
}

describe('keepPages', () => {
  it('takes each page as it was rendered when nothing has changed', async () => {
    const first = await build('first');
    expect(first.rendered).toEqual(['/a', '/b']);
    expect(await build('second')).toEqual({ pages: first.pages, rendered: [] });
    expect(await readdir(join(folder, 'kept'))).toHaveLength(2);
  });

  it('renders a page again when a file that its module reads has changed', async () => {
    const read = join(folder, 'a "b".json');
    await writeFile(read, '1');
    await write('assets/js/a.js', `module.exports = ${toReading(read)};`);
    await build('first');
    await writeFile(read, '2');
    expect((await build('second')).rendered).toEqual(['/a']);
  });

  it.each([
    ['a page’s own module', ['/a'], () => write('assets/js/a.js', '{"title":"Other"}')],
    ['a module of all pages', ['/a', '/b'], () => write('assets/js/layout.js', 'another layout')],
    ['the main file', ['/a', '/b'], () => write('server.bundle.js', 'render with something else')],
    ['a part that is no page’s own', ['/a', '/b'], () => write('assets/js/117.js', 'another part')],
    ['a new part', ['/a', '/b'], () => write('assets/js/118.js', '')],
    ['a part that goes', ['/a', '/b'], () => rm(join(folder, 'server/assets/js/117.js'))],
    ['a module that moves into the main file', ['/b'], () => rm(join(folder, 'server/assets/js/b.js'))],
    ['a module that moves out of it', ['/a', '/b'], () => write('assets/js/inMainFile.js', 'a root')],
  ])('renders what can have changed with %s', async (_, changed, change) => {
    const { pages } = await build('first');
    await change();
    const { rendered, pages: after } = await build('second');
    expect(rendered).toEqual(changed);
    expect(after.map(({ html }, index) => html === pages[index]?.html)).toEqual(
      ['/a', '/b'].map((path) => !changed.includes(path)),
    );
    expect((await build('third')).rendered).toEqual([]);
  });

  it('keeps no page whose rendering fails', async () => {
    const fail: Render = () => Promise.reject(new Error('title is undefined'));
    const bundle = { folder: join(folder, 'server'), registry };
    await expect(keepPages(fail, bundle, join(folder, 'kept'))({ pathname: '/a' })).rejects.toThrow('title');
    expect((await build('first')).rendered).toEqual(['/a', '/b']);
  });

  it('tells of a kept page that cannot be read', async () => {
    await mkdir(join(folder, 'kept', toHash('/a')), { recursive: true });
    await expect(build('first')).rejects.toThrow('EISDIR: illegal operation on a directory, read');
  });
});
