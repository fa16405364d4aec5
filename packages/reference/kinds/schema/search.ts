import { toFieldPlaces } from '../../search/fieldPlaces';
import { toSearchText, toPhrasePlaces, toTextPlaces } from '../../search/places';
import type { SearchablePage } from '../../search/searchablePage';
import { joinSentences } from '../../search/joinSentences';
import type { SchemaPage } from './model';
import { schemaCatalogue } from './schemaWording';

/** Returns the searchable content of a schema’s page. */
export function toSchemaSearchPage({ name, title, node, searchPhrases }: SchemaPage): Omit<SearchablePage, 'url'> {
  return {
    kind: 'schema',
    title: name,
    breadcrumbs: ['API', schemaCatalogue.title],
    places: [
      ...toTextPlaces(joinSentences(title, toSearchText(node.description))),
      ...toFieldPlaces(node),
      ...toPhrasePlaces(searchPhrases),
    ],
  };
}
