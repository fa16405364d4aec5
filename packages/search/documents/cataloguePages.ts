import { catalogueTitles, lifecycleTitle } from '@apidoc/reference';
import type { ErrorGroup, Lifecycle, ListPage, Reference, SchemaPage, SearchPhrases } from '@apidoc/reference';
import { codeAnchor, errorPath, pageSlugs, referencePath, statusAnchor, toPlainText } from '@apidoc/richtext';
import type { RichText } from '@apidoc/richtext';
import { readableJson } from '@apidoc/schema';
import { toPhrasePlaces } from './phrasePlaces';
import { toFieldPlaces } from './referencePages';
import { sentences } from './sentences';
import type { SearchablePage, SearchablePlace } from '../engine/index/types';

/** What the search knows of schemas, coded lists, life cycles and errors. */
export function toCataloguePages({
  schemas,
  lists,
  lifecycles,
  errors,
  searchPhrases,
}: Reference): readonly SearchablePage[] {
  const asked = (page: SearchablePage): SearchablePage => ({
    ...page,
    places: [...page.places, ...toPhrasePlaces(searchPhrases.get(page.url))],
  });
  return [
    ...withIndex(schemas.map(toSchema).map(asked), pageSlugs.schemas, catalogueTitles.schemas, ['Modèle de données']),
    ...withIndex(lists.map(toList).map(asked), pageSlugs.lists, catalogueTitles.lists, [
      'Liste des codes',
      'Valeurs codées',
      'Exporter les codes en CSV',
    ]),
    ...withIndex(lifecycles.map(toLifecycle).map(asked), pageSlugs.lifecycles, catalogueTitles.lifecycles, [
      'Diagrammes d’états',
    ]),
    ...(errors.length > 0 ? [toErrors(errors, searchPhrases)] : []),
  ];
}

/** Pages of one kind, and before them the page that lists them. */
function withIndex(
  pages: readonly SearchablePage[],
  slug: string,
  title: string,
  phrases: readonly string[],
): readonly SearchablePage[] {
  if (pages.length === 0) return [];
  return [{ title, url: referencePath(slug), breadcrumbs: ['API'], places: toPhrasePlaces(phrases) }, ...pages];
}

function toSchema({ slug, name, title, node }: SchemaPage): SearchablePage {
  return {
    kind: 'schema',
    title: name,
    url: referencePath(slug),
    breadcrumbs: ['API', catalogueTitles.schemas],
    places: [...toPlaces(sentences(title, plain(node.description))), ...toFieldPlaces(node)],
  };
}

function toList({ slug, name, title = name, description, values }: ListPage): SearchablePage {
  return {
    kind: 'list',
    title,
    url: referencePath(slug),
    breadcrumbs: ['API', catalogueTitles.lists],
    places: [
      ...toPlaces(sentences(name, plain(description))),
      ...values.map(({ value, title: label, description: meaning, anchor }) => ({
        text: sentences(label === undefined ? undefined : readableJson(value), plain(meaning)),
        section: label ?? readableJson(value),
        anchor,
      })),
    ],
  };
}

function toLifecycle({ slug, title, description, states, transitions }: Lifecycle): SearchablePage {
  return {
    kind: 'lifecycle',
    title: lifecycleTitle(title),
    url: referencePath(slug),
    breadcrumbs: ['API', catalogueTitles.lifecycles],
    places: [
      ...toPlaces(sentences(plain(description))),
      ...states.map((state) => ({
        text: sentences(state.code, plain(state.description)),
        section: state.title,
        anchor: codeAnchor(state.code),
      })),
      ...transitions.map((transition) => ({
        text: sentences(transition.by, plain(transition.condition)),
        section: transition.title,
      })),
    ],
  };
}

function toErrors(groups: readonly ErrorGroup[], phrases: SearchPhrases): SearchablePage {
  return {
    kind: 'error',
    title: catalogueTitles.errors,
    url: referencePath(pageSlugs.errors),
    breadcrumbs: ['API'],
    places: [
      ...toPhrasePlaces(['Codes d’erreur', 'Erreurs de l’API']),
      ...groups.flatMap(({ status, title: words, errors }): readonly SearchablePlace[] => [
        {
          text: errors.map(({ title }) => title).join(' · '),
          section: `${status} ${words}`.trim(),
          anchor: statusAnchor(status),
          role: 'section',
        },
        ...errors.flatMap(({ code, title, cause, remedy }): readonly SearchablePlace[] => [
          {
            text: sentences(title, plain(cause), plain(remedy)),
            section: `${status} ${code}`,
            anchor: codeAnchor(code),
            role: 'error',
          },
          ...toPhrasePlaces(phrases.get(errorPath(code)), codeAnchor(code)),
        ]),
      ]),
    ],
  };
}

function toPlaces(text: string): readonly SearchablePlace[] {
  return text === '' ? [] : [{ text }];
}

function plain(text: RichText | undefined): string {
  return text === undefined ? '' : toPlainText(text);
}
