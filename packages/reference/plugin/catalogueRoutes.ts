import { toLifecyclePage } from '../kinds/lifecycle/diagram/lifecyclePage';
import type { Lifecycle } from '../kinds/lifecycle/model';
import { pageSlugs } from '@apidoc/richtext';
import type { SchemaLink } from '../model/cataloguePages';
import type {
  ErrorsProps,
  LifecycleIndexProps,
  LifecycleProps,
  LifecycleSummary,
  ListIndexProps,
  ListProps,
  CatalogueLink,
  ReferenceContent,
  SchemaIndexProps,
  SchemaProps,
} from './props';

/** A page about what operations share: its component, what it shows, and the last parts of its address. */
interface CatalogueRoute {
  readonly component: string;
  readonly props: object;
  readonly slug: string;
}

/** The catalogues, without those that would be empty. */
export function toCatalogues({ schemas, lists, errors, lifecycles }: ReferenceContent): readonly CatalogueLink[] {
  const catalogues: readonly CatalogueLink[] = [
    { kind: 'schemas', count: schemas.length + lists.length },
    { kind: 'lists', count: lists.length },
    { kind: 'lifecycles', count: lifecycles.length },
    { kind: 'errors', count: errors.reduce((sum, group) => sum + group.errors.length, 0) },
  ];
  return catalogues.filter(({ count }) => count > 0);
}

/** The pages of schemas, lists, life cycles and errors; what the contract does not have has none. */
export function buildCatalogueRoutes(content: ReferenceContent): readonly CatalogueRoute[] {
  const { schemas, lists, lifecycles } = content;
  return [
    ...toCatalogues(content).map(({ kind }) => toIndexRoute(kind, content)),
    ...schemas.map((page) => toRoute('kinds/schema/SchemaPage', page.slug, { page } satisfies SchemaProps)),
    ...lists.map((page) => toRoute('kinds/list/ListPage', page.slug, { page } satisfies ListProps)),
    ...lifecycles
      .map(toLifecyclePage)
      .map((page) => toRoute('kinds/lifecycle/LifecyclePage', page.slug, { page } satisfies LifecycleProps)),
  ];
}

function toIndexRoute(kind: CatalogueLink['kind'], content: ReferenceContent): CatalogueRoute {
  const slug = pageSlugs[kind];
  switch (kind) {
    case 'schemas': {
      const { compare } = new Intl.Collator('fr');
      const all = [...content.schemas, ...content.lists].sort((a, b) => compare(a.name, b.name));
      return toRoute('kinds/schema/SchemaIndexPage', slug, {
        schemas: all.map(toSchemaLink),
      } satisfies SchemaIndexProps);
    }
    case 'lists': {
      const lists = content.lists.map((list) => ({ ...toSchemaLink(list), count: list.values.length }));
      return toRoute('kinds/list/ListIndexPage', slug, { lists } satisfies ListIndexProps);
    }
    case 'lifecycles': {
      const lifecycles = content.lifecycles.map(toSummary);
      return toRoute('kinds/lifecycle/LifecycleIndexPage', slug, { lifecycles } satisfies LifecycleIndexProps);
    }
    case 'errors':
      return toRoute('kinds/errors/ErrorsPage', slug, { groups: content.errors } satisfies ErrorsProps);
  }
}

function toSummary(lifecycle: Lifecycle): LifecycleSummary {
  const { slug, title, description, states, transitions } = lifecycle;
  return { slug, title, description, states: states.length, transitions: transitions.length };
}

function toSchemaLink({ slug, name, title }: SchemaLink): SchemaLink {
  return { slug, name, ...(title !== undefined && { title }) };
}

function toRoute(component: string, slug: string, props: object): CatalogueRoute {
  return { component, slug, props };
}
