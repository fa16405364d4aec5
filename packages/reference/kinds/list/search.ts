import { readableJson } from '@apidoc/schema';
import { toSearchText, toPhrasePassages, toTextPassages } from '../../search/passages';
import type { SearchablePage } from '../../search/searchablePage';
import { joinSentences } from '../../search/joinSentences';
import { listCatalogue } from './listWording';
import type { ListPage } from './model';

/** Returns the searchable content of the page of a list of coded values. */
export function toListSearchPage(page: ListPage): Omit<SearchablePage, 'url'> {
  const { name, title = name, description, values, searchPhrases } = page;
  return {
    kind: 'list',
    title,
    breadcrumbs: ['API', listCatalogue.title],
    passages: [
      ...toTextPassages(joinSentences(name, toSearchText(description))),
      ...values.map(({ value, title: label, description: meaning, anchor }) => ({
        text: joinSentences(label === undefined ? undefined : readableJson(value), toSearchText(meaning)),
        section: label ?? readableJson(value),
        anchor,
      })),
      ...toPhrasePassages(searchPhrases),
    ],
  };
}
