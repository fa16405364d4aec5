import { toFieldPassages } from '../../search/fieldPassages';
import { toSearchText, toPhrasePassages, toTextPassages } from '../../search/passages';
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
    passages: [
      ...toTextPassages(joinSentences(title, toSearchText(node.description), node.documentation?.name)),
      ...toFieldPassages(node),
      ...toPhrasePassages(searchPhrases),
    ],
  };
}
