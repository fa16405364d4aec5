import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStaticPages } from './staticPages.ts';

const frame = { innerHTML: '<p>Une page</p>', querySelector: () => null };
const page = {
  title: 'Une page',
  documentElement: { dataset: {} },
  querySelector: (selector: string) => (selector === '[data-reference-frame]' ? frame : null),
};
const request = vi.fn(() => Promise.resolve(new Response('')));

beforeEach(() => {
  request.mockClear();
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('location', { pathname: '/api/a0' });
  vi.stubGlobal('fetch', request);
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => page;
    },
  );
});

describe('createStaticPages', () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `/api/a${String(index)}`);

  it('requests a page only once', async () => {
    const pages = createStaticPages();
    await Promise.all([pages.load('/api/a1'), pages.load('/api/a1')]);
    expect(pages.get('/api/a1')?.title).toBe('Une page');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('drops the oldest pages, but never the current one', async () => {
    const pages = createStaticPages();
    for (const address of addresses) await pages.load(address);
    expect(addresses.filter((address) => pages.get(address) === undefined)).toEqual(addresses.slice(1, 10));
  });
});
