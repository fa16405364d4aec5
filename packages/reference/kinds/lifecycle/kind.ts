import { toReferencePage } from '../describedPage';
import { describeLifecycle, describeLifecycleIndex } from './describe';
import { toFirstLineDescription } from '../../markdown/markdownVersionSource';
import type { Kind, ReferencePage } from '../kind';
import { toIndexPage } from '../indexPage';
import { lifecycleCatalogue, lifecyclesWording, lifecycleTitle } from '../../model/wording/lifecycleWording';
import { lifecycleSlugs } from '../../model/contract/lifecycles';
import { layoutLifecycles } from './diagram/layout';
import { toLifecycles, type Lifecycle } from './model';

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
  complete: layoutLifecycles,
  toPages: ({ lifecycles: all }) => (all.length === 0 ? [] : [toIndex(all), ...all.map(toPage)]),
};

function toIndex(all: readonly Lifecycle[]): ReferencePage {
  return toIndexPage({
    ...lifecycleCatalogue,
    description: 'Les états des ressources de l’API, et les opérations qui mènent de l’un à l’autre.',
    count: all.length,
    introduction: lifecyclesWording,
    blocks: describeLifecycleIndex(all),
    phrases: ['Diagrammes d’états'],
  });
}

function toPage(lifecycle: Lifecycle): ReferencePage {
  return toReferencePage({
    slug: lifecycle.slug,
    title: lifecycle.title,
    heading: lifecycleTitle(lifecycle.title),
    parent: lifecycleCatalogue,
    ...toFirstLineDescription(lifecycle.description),
    section: title,
    search: { kind: 'lifecycle' },
    describe: () => describeLifecycle(lifecycle),
  });
}
