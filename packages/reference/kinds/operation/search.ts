import { toErrorPlace, toSearchText, toPhrasePlaces } from '../../search/places';
import { toExchangePlaces } from '../../search/fieldPlaces';
import type { SearchablePage, SearchablePlace } from '../../search/searchablePage';
import type { Callback, OperationPage } from './types';

/** Returns the searchable content of an operation’s page. */
export function toOperationSearchPage(page: OperationPage): Omit<SearchablePage, 'url'> {
  return {
    kind: 'operation',
    title: page.title,
    breadcrumbs: ['API', page.group.title],
    method: page.method,
    ...(page.deprecated === true && { deprecated: true }),
    places: [
      { text: `${page.method} ${page.path}`, role: 'path' },
      { text: toSearchText(page.description) },
      ...toPhrasePlaces(page.searchPhrases),
      ...toExchangePlaces(page),
      ...page.callbacks.flatMap(toCallbackPlaces),
      ...page.responses.flatMap(({ anchor, status, errors }) =>
        errors.map((error) => toErrorPlace(status, error, anchor)),
      ),
    ],
  };
}

function toCallbackPlaces(callback: Callback): readonly SearchablePlace[] {
  const { title, description, anchor } = callback;
  return [{ text: toSearchText(description), section: title, anchor }, ...toExchangePlaces(callback)];
}
