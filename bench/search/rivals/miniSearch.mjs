import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const MiniSearch = createRequire(resolve('.cache/bench/search/package.json'))('minisearch');

/** Options that its documentation recommends for search as you type. */
const options = {
  idField: 'i',
  fields: ['title', 'section', 'text'],
  storeFields: ['u'],
  searchOptions: { boost: { title: 4, section: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
};

/** MiniSearch with its default options: a document for each page, and one for each passage. */
export const engine = {
  name: 'MiniSearch out of the box',
  build: (pages) => {
    const index = new MiniSearch(options);
    // Text that visitors see in a result. MiniSearch does not store it, so it has to be sent separately.
    const shown = [];
    for (const { title, url, breadcrumbs, passages } of pages) {
      for (const { text, section, anchor } of [{ text: '' }, ...passages]) {
        index.add({ i: shown.length, title: section === undefined ? title : '', section: section ?? '', text, u: url });
        shown.push([title, section ?? '', text, anchor ?? '', ...breadcrumbs]);
      }
    }
    return Promise.resolve(JSON.stringify({ index, shown }));
  },
  open: (file) => {
    const { index } = JSON.parse(file);
    const search = MiniSearch.loadJS(index, options);
    return Promise.resolve({
      search: (query) => [...new Set(search.search(query).map(({ u }) => u))].slice(0, 8),
      finish: () => undefined,
    });
  },
};
