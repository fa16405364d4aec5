import type { Contract } from '@apidoc/openapi/node';
import { createContractLinks, groupPath, referencePath } from '@apidoc/richtext';
import type { DeadLink, LinkPlaces } from '@apidoc/richtext';
import { toGroupPlaces, toLandingAnchors } from '../model/groups';
import { surveyContract, type Survey } from '../model/survey';
import { toIntroductionHeadings } from './introduction/model';
import type { BuildContext } from './kind';
import { kinds } from './registry';

/** What each kind of page knows of an API, under the name that the registry gives the kind. */
type Models = { readonly [Name in keyof typeof kinds]: ReturnType<(typeof kinds)[Name]['build']> };

/** Everything that the site says about an API, decided once; pages, search, and files for machines render it. */
export interface Reference extends Models {
  /** Links of the contract’s texts that lead nowhere: they became text. */
  readonly deadLinks: readonly DeadLink[];
}

/** First parts of the addresses that belong to kinds of pages; no operation may have one. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  Object.values(kinds).flatMap(({ folder }) => (folder === undefined ? [] : [folder])),
);

/** Builds the page model of a whole contract. */
export function buildReference({ document }: Pick<Contract, 'document'>): Reference {
  const survey = surveyContract(document, (resolve) =>
    Object.values(kinds).flatMap(({ toSources }) => toSources?.(document, resolve, reservedSlugs) ?? []),
  );
  const links = createContractLinks(toLinkPlaces(survey));
  const models: Models = buildModels(kinds, { ...survey, links });
  // Only now all texts are read.
  return { ...models, deadLinks: links.dead() };
}

type Builders<All> = { readonly [Name in keyof All]: { readonly build: (context: BuildContext) => All[Name] } };

function buildModels<All extends Readonly<Record<string, unknown>>>(
  builders: Builders<All>,
  context: BuildContext,
): All;
function buildModels(builders: Builders<Readonly<Record<string, unknown>>>, context: BuildContext) {
  return Object.fromEntries(Object.entries(builders).map(([name, { build }]) => [name, build(context)]));
}

/** Returns what the contract’s texts can link to. */
function toLinkPlaces(survey: Survey): LinkPlaces {
  const slugs = Object.values(kinds).flatMap((kind) => kind.toSlugs(survey));
  return {
    paths: new Set([referencePath(), ...slugs.map(referencePath), ...toLandingAnchors(survey.groups).map(groupPath)]),
    groups: toGroupPlaces(survey.groups),
    operations: survey.operationsById,
    headings: toIntroductionHeadings(survey.document),
  };
}
