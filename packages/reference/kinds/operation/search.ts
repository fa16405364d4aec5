import { toErrorPassage, toSearchText, toPhrasePassages } from '../../search/passages';
import { toExchangePassages } from '../../search/fieldPassages';
import type { SearchablePage, SearchablePassage } from '../../search/searchablePage';
import type { Callback, OperationPage } from './types';

/** Returns the searchable content of an operation’s page. */
export function toOperationSearchPage(page: OperationPage): Omit<SearchablePage, 'url'> {
  return {
    kind: 'operation',
    title: page.title,
    breadcrumbs: ['API', page.group.title],
    method: page.method,
    ...(page.deprecated === true && { deprecated: true }),
    passages: [
      { text: `${page.method} ${page.path}`, role: 'path' },
      { text: toSearchText(page.description) },
      ...toPhrasePassages(page.searchPhrases),
      ...toExchangePassages(page),
      ...page.callbacks.flatMap(toCallbackPassages),
      ...page.responses.flatMap(({ anchor, status, errors }) =>
        errors.map((error) => toErrorPassage(status, error, anchor)),
      ),
    ],
  };
}

function toCallbackPassages(callback: Callback): readonly SearchablePassage[] {
  const { title, description, anchor } = callback;
  return [{ text: toSearchText(description), section: title, anchor }, ...toExchangePassages(callback)];
}
