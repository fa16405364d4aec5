import {
  catalogueTitles,
  lifecycleTitle,
  toErrorsMarkdown,
  toIntroductionMarkdown,
  toLandingMarkdown,
  toLifecycleIndexMarkdown,
  toLifecycleMarkdown,
  toListIndexMarkdown,
  toListMarkdown,
  toOperationMarkdown,
  toSchemaIndexMarkdown,
  toSchemaMarkdown,
} from '@apidoc/reference';
import type { OperationPage, Reference } from '@apidoc/reference';
import { pageSlugs, referencePath, toPlainText } from '@apidoc/richtext';
import type { RichText } from '@apidoc/richtext';
import { skippableSection, type Page } from './twins';

const overview = 'Référence';

/** The pages of the reference; what the contract does not have has none. */
export function referencePages(reference: Reference): readonly Page[] {
  return [
    ...overviewPages(reference),
    ...errorPages(reference),
    ...reference.operations.map(toOperation),
    ...lifecyclePages(reference),
    ...listPages(reference),
    ...schemaPages(reference),
  ];
}

function overviewPages({ introduction, landing }: Reference): readonly Page[] {
  return [
    {
      path: referencePath(pageSlugs.introduction),
      title: 'Introduction à l’API',
      description: 'Serveurs, authentification et conventions communes à toutes les opérations.',
      section: overview,
      render: (links) => toIntroductionMarkdown(introduction, links),
    },
    {
      path: referencePath(),
      title: 'Référence de l’API',
      description: 'Toutes les opérations par groupe, et les téléchargements.',
      section: overview,
      render: (links) => toLandingMarkdown(landing, links),
    },
  ];
}

function toOperation(page: OperationPage): Page {
  return {
    path: referencePath(page.slug),
    title: page.title,
    description: page.purpose ?? `${page.method} ${page.path}`,
    section: page.group.title,
    render: (links) => toOperationMarkdown(page, links),
  };
}

function errorPages({ errors }: Reference): readonly Page[] {
  if (errors.length === 0) return [];
  return [
    {
      path: referencePath(pageSlugs.errors),
      title: catalogueTitles.errors,
      description: 'Chaque erreur par son code\u00a0: cause, remède, nouvel essai, opérations qui la renvoient.',
      section: overview,
      render: (links) => toErrorsMarkdown(errors, links),
    },
  ];
}

function lifecyclePages({ lifecycles }: Reference): readonly Page[] {
  if (lifecycles.length === 0) return [];
  return [
    {
      path: referencePath(pageSlugs.lifecycles),
      title: catalogueTitles.lifecycles,
      description: 'Les états que connaît l’API, et les opérations qui mènent de l’un à l’autre.',
      section: overview,
      render: (links) => toLifecycleIndexMarkdown(lifecycles, links),
    },
    ...lifecycles.map((lifecycle): Page => ({
      path: referencePath(lifecycle.slug),
      title: lifecycleTitle(lifecycle.title),
      ...toDescription(lifecycle.description),
      section: catalogueTitles.lifecycles,
      render: (links) => toLifecycleMarkdown(lifecycle, links),
    })),
  ];
}

function listPages({ lists }: Reference): readonly Page[] {
  if (lists.length === 0) return [];
  return [
    {
      path: referencePath(pageSlugs.lists),
      title: catalogueTitles.lists,
      description: 'Les valeurs codées de l’API, leur libellé et leur sens.',
      section: overview,
      render: (links) => toListIndexMarkdown(lists, links),
    },
    ...lists.map((page): Page => ({
      path: referencePath(page.slug),
      title: page.title ?? page.name,
      ...toDescription(page.description ?? []),
      section: catalogueTitles.lists,
      render: (links) => toListMarkdown(page, links),
    })),
  ];
}

/** Operations unfold their schemas: a reader can do without the pages of each. */
function schemaPages({ schemas, lists }: Reference): readonly Page[] {
  const { compare } = new Intl.Collator('fr');
  const named = [...schemas, ...lists].sort((a, b) => compare(a.name, b.name));
  if (named.length === 0) return [];
  return [
    {
      path: referencePath(pageSlugs.schemas),
      title: catalogueTitles.schemas,
      description: 'Tous les schémas de données de l’API, par ordre alphabétique.',
      section: overview,
      render: (links) => toSchemaIndexMarkdown(named, links),
    },
    ...schemas.map((page): Page => ({
      path: referencePath(page.slug),
      title: page.name,
      ...(page.title !== undefined && { description: page.title }),
      section: skippableSection,
      render: (links) => toSchemaMarkdown(page, links),
    })),
  ];
}

/** The first line of a text, if there is one. */
function toDescription(text: RichText): Pick<Page, 'description'> {
  const [line = ''] = toPlainText(text).split('\n');
  return line === '' ? {} : { description: line };
}
