import type { JsonObject } from '@reliure/openapi';
import type { Contract } from '@reliure/openapi/node';
import { createContractLinks, defaultBasePath, groupPath, mainReference, referencePath } from '@reliure/richtext';
import type { DeadLink, LinkTargets } from '@reliure/richtext';
import { toGroupSlugs, toLandingAnchors } from '../model/groups/groups.ts';
import type { PageName } from '../model/formerPages.ts';
import { toOperationLink } from '../model/operationSource.ts';
import { surveyContract, type Survey } from '../model/survey.ts';
import { toIntroductionHeadings } from './introduction/model.ts';
import type { BuildContext } from './kind.ts';
import { kinds } from './registry.ts';
import type { ReleasedChanges } from './releasedChanges.ts';

/** The models of all page kinds, by their names in the registry. */
type Models = { readonly [Name in keyof typeof kinds]: ReturnType<(typeof kinds)[Name]['build']> };

/** The page model of an API, built once. Pages, search, and files for machines render it. */
export interface Reference extends Models {
  /** Name among the references of a site; `default` for the main one. */
  readonly id: string;
  /** Folder of its files for machines, from the site’s root; empty for the main reference, whose files are in the root. */
  readonly downloadFolder: string;
  /** Path of the landing page from the site’s root, such as `/api`. The other pages are below it. */
  readonly basePath: string;
  /** Links in the contract’s texts without a target. They were converted to plain text. */
  readonly deadLinks: readonly DeadLink[];
}

/** Returns the first slug segments that belong to page kinds. No operation may have one of them as its slug. */
export function reservedSlugs(): ReadonlySet<string> {
  return new Set(Object.values(kinds).flatMap(({ folder }) => (folder === undefined ? [] : [folder()])));
}

/** A contract, and the place of its reference on the site; by default the main one at `/api`. */
interface ReferenceSource extends Pick<Contract, 'document'> {
  readonly id?: string;
  readonly basePath?: string;
  /** Whether its downloads include its types. */
  readonly hasTypes?: boolean;
}

/** Builds the page model of a whole contract. */
export function buildReference({
  document,
  id = mainReference,
  basePath = defaultBasePath,
  hasTypes = false,
}: ReferenceSource): Reference {
  const downloadFolder = id === mainReference ? '' : basePath;
  const survey = surveyPages(document);
  const links = createContractLinks(toLinkTargets(survey), basePath);
  const models: Models = buildModels(kinds, { ...survey, links, downloadFolder, hasTypes });
  // The list is only complete now: building the models reads all texts.
  return { ...models, id, basePath, downloadFolder, deadLinks: links.dead() };
}

function surveyPages(document: JsonObject): Survey {
  const reserved = reservedSlugs();
  return surveyContract(document, (resolve) =>
    Object.values(kinds).flatMap(({ toSources }) => toSources?.(document, resolve, reserved) ?? []),
  );
}

/** Returns the addresses of the pages of a contract, or of the shape of one, with the names of its operations. */
export function toPageNames(document: JsonObject): readonly PageName[] {
  const survey = surveyPages(document);
  const operations = new Map(survey.operations.map((source) => [source.slug, toOperationLink(source)]));
  return toSlugs(survey).map((slug) => {
    const operation = operations.get(slug);
    if (operation === undefined) return { slug, title: slug.slice(slug.lastIndexOf('/') + 1) };
    const { title, method, path } = operation;
    return { slug, title, call: { method, path } };
  });
}

function toSlugs(survey: Survey): readonly string[] {
  return Object.values(kinds).flatMap((kind) => kind.toSlugs(survey));
}

/** Adds to a reference what the releases beside the contract say, if there are any, and what takes time. */
export async function completeReference(reference: Reference, released: ReleasedChanges | null): Promise<Reference> {
  const models: Readonly<Record<string, unknown>> = { ...reference };
  const completed = await Promise.all(
    Object.entries<Completed>(kinds).map(async ([name, { complete }]) => [
      name,
      complete === undefined ? models[name] : await complete(models[name] as never, released),
    ]),
  );
  return { ...reference, ...(Object.fromEntries(completed) as Partial<Models>) };
}

interface Completed {
  readonly complete?: (model: never, released: ReleasedChanges | null) => unknown;
}

type Builders<All> = { readonly [Name in keyof All]: { readonly build: (context: BuildContext) => All[Name] } };

function buildModels<All extends Readonly<Record<string, unknown>>>(
  builders: Builders<All>,
  context: BuildContext,
): All;
function buildModels(builders: Builders<Readonly<Record<string, unknown>>>, context: BuildContext) {
  return Object.fromEntries(Object.entries(builders).map(([name, { build }]) => [name, build(context)]));
}

/** Returns the targets that the contract’s texts can link to. */
function toLinkTargets(survey: Survey): LinkTargets {
  return {
    paths: new Set([
      referencePath(),
      ...toSlugs(survey).map(referencePath),
      ...toLandingAnchors(survey.groups).map(groupPath),
    ]),
    groups: toGroupSlugs(survey.groups),
    operations: survey.operationsById,
    headings: toIntroductionHeadings(survey.document),
  };
}
