import { toPlainText } from '@apidoc/richtext';
import { joinSentences } from '../../search/joinSentences';
import { toPhrasePassages, toSearchText, toTextPassages } from '../../search/passages';
import type { SearchablePage } from '../../search/searchablePage';
import { mappingSections, mappingTitle, mappingTitles, standardTitle } from './mappingWording';
import type { MappedStandard, MappingPage } from './model';

/** Returns the searchable content of the list of the schemas that are mapped to a standard. */
export function toStandardSearchPage(standard: MappedStandard): Omit<SearchablePage, 'url'> {
  const { title, description, unmatched, searchPhrases } = standard;
  return {
    kind: 'mapping',
    title: standardTitle(title),
    breadcrumbs: ['API'],
    passages: [
      ...toTextPassages(toSearchText(description)),
      ...unmatched.map(({ schema, remark }) => ({
        text: joinSentences(schema.name, toSearchText(remark)),
        section: mappingTitles.unmatched,
        anchor: mappingSections.unmatched,
      })),
      ...toPhrasePassages(searchPhrases),
    ],
  };
}

/** Returns the searchable content of the page of a mapped schema. */
export function toMappingSearchPage(page: MappingPage): Omit<SearchablePage, 'url'> {
  const { schema, standard, remark, targets, rows } = page;
  return {
    kind: 'mapping',
    title: mappingTitle(schema.title ?? schema.name, standard.title),
    breadcrumbs: ['API', standardTitle(standard.title)],
    passages: [
      ...toTextPassages(
        joinSentences(schema.name, toPlainText(remark), ...targets.map(({ title, uri }) => `${title} ${uri}`)),
      ),
      ...rows.map(({ name, anchor, to, remark: difference }) => ({
        text: joinSentences(to.map(({ code }) => code).join(' '), toSearchText(difference)),
        section: name,
        anchor,
      })),
    ],
  };
}
