import { codeAnchor } from '@apidoc/richtext';
import { toSearchText, toPhrasePassages, toTextPassages } from '../../search/passages';
import type { SearchablePage } from '../../search/searchablePage';
import { joinSentences } from '../../search/joinSentences';
import { lifecycleCatalogue, lifecycleTitle } from './lifecycleWording';
import type { Lifecycle } from './model';

/** Returns the searchable content of a life cycle’s page. */
export function toLifecycleSearchPage(lifecycle: Lifecycle): Omit<SearchablePage, 'url'> {
  const { title, description, states, transitions, searchPhrases } = lifecycle;
  return {
    kind: 'lifecycle',
    title: lifecycleTitle(title),
    breadcrumbs: ['API', lifecycleCatalogue.title],
    passages: [
      ...toTextPassages(joinSentences(toSearchText(description))),
      ...states.map((state) => ({
        text: joinSentences(state.code, toSearchText(state.description)),
        section: state.title,
        anchor: codeAnchor(state.code),
      })),
      ...transitions.map((transition) => ({
        text: joinSentences(transition.by, toSearchText(transition.condition)),
        section: transition.title,
      })),
      ...toPhrasePassages(searchPhrases),
    ],
  };
}
