import { toFirstLineDescription } from '../../markdown/markdownVersionSource';
import type { Kind, ReferencePage } from '../kind';
import { toLifecycleProps } from './diagram/lifecycleProps';
import { toIndexPage } from '../indexPage';
import { lifecycleCatalogue, lifecyclesWording, lifecycleTitle } from './lifecycleWording';
import { toLifecycleItems, toLifecycleMarkdown } from './markdown';
import { lifecycleSlugs, toLifecycles, type Lifecycle, type LifecycleIndexProps } from './model';
import { toLifecycleSearchPage } from './search';

const { slug, title } = lifecycleCatalogue;

/** The life cycles that the contract describes, and their index page. */
export const lifecycles: Kind<readonly Lifecycle[], { readonly lifecycles: readonly Lifecycle[] }> = {
  folder: slug,
  searchKind: { name: 'lifecycle', label: 'Cycle de vie' },
  toSlugs: ({ document }) => {
    const slugs = [...lifecycleSlugs(document['x-lifecycles']).values()];
    return slugs.length === 0 ? [] : [slug, ...slugs];
  },
  build: toLifecycles,
  toPages: ({ lifecycles: all }) => (all.length === 0 ? [] : [toIndex(all), ...all.map(toPage)]),
};

function toIndex(all: readonly Lifecycle[]): ReferencePage {
  const props: LifecycleIndexProps = {
    lifecycles: all.map(({ slug: own, title: name, description, states, transitions }) => ({
      slug: own,
      title: name,
      description,
      states: states.length,
      transitions: transitions.length,
    })),
  };
  return toIndexPage({
    ...lifecycleCatalogue,
    description: 'Les états des ressources de l’API, et les opérations qui mènent de l’un à l’autre.',
    view: 'kinds/lifecycle/LifecycleIndexPage',
    props,
    count: all.length,
    introduction: lifecyclesWording,
    toItems: (links) => toLifecycleItems(all, links),
    phrases: ['Diagrammes d’états'],
  });
}

function toPage(lifecycle: Lifecycle): ReferencePage {
  return {
    slug: lifecycle.slug,
    view: 'kinds/lifecycle/LifecyclePageView',
    toProps: () => toLifecycleProps(lifecycle),
    markdownVersion: {
      title: lifecycleTitle(lifecycle.title),
      ...toFirstLineDescription(lifecycle.description),
      section: title,
      render: (links) => toLifecycleMarkdown(lifecycle, links),
    },
    toSearchPage: () => toLifecycleSearchPage(lifecycle),
  };
}
