import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const MiniSearch = createRequire(resolve('.cache/bench/search/package.json'))('minisearch');

/** As its documentation advises for a search as one types. */
const options = {
  idField: 'i',
  fields: ['title', 'section', 'text'],
  storeFields: ['u'],
  searchOptions: { boost: { title: 4, section: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
};

/** MiniSearch out of the box: a document a page, and one a place. */
export const engine = {
  name: 'MiniSearch out of the box',
  build: (pages) => {
    const index = new MiniSearch(options);
    // What visitors are shown of a hit, which MiniSearch leaves to its user to send.
    const shown = [];
    for (const { title, url, breadcrumbs, places } of pages) {
      for (const { text, section, anchor } of [{ text: '' }, ...places]) {
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
      answer: (query) => [...new Set(search.search(query).map(({ u }) => u))].slice(0, 8),
      finish: () => undefined,
    });
  },
};
