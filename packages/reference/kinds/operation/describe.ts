import {
  code,
  link,
  list,
  pageLink,
  phrases,
  searchPhrases,
  section,
  sectionIf,
  skippedText,
  status,
  text,
  words,
} from '@reliure/page';
import type { Block, FactsBlock, Item, SectionBlock } from '@reliure/page';
import { extractPath, groupPath } from '@reliure/richtext';
import {
  describeBody,
  describeExchangeExamples,
  describeParameters,
  describeResponse,
  describeResponseContent,
} from '../../describe/exchange.ts';
import { describeDocumentation, describeSchemaLinks, describeServers, operationItem } from '../../describe/links.ts';
import { toLine } from '../../describe/values.ts';
import { withdrawalCatalogue } from '../../model/catalogues.ts';
import type { GuideLink } from '../../guides/guideLinks.ts';
import { bodyTitle } from '../../model/titles.ts';
import type { Response } from '../../model/exchange.ts';
import type { OperationTitle } from '../../model/links.ts';
import { describeFacts } from './describeFacts.ts';
import { describeHistory } from './describeHistory.ts';
import { operationSections } from '../../model/sections.ts';
import { operationTitles, shortSectionTitles } from './sections.ts';
import type { Callback, OperationPage, OperationStep } from './types.ts';

/** The blocks of an operation’s page, by place. */
export interface OperationDescription {
  /** The group, and the contract of this operation. */
  readonly frame: readonly Block[];
  readonly opening: readonly Block[];
  readonly facts: FactsBlock;
  readonly rules: readonly Block[];
  readonly sections: readonly SectionBlock[];
  readonly examples: readonly SectionBlock[];
}

/** Props of the view of an operation. */
export interface OperationProps extends OperationDescription {
  readonly page: Pick<OperationPage, 'slug' | 'title' | 'short' | 'method' | 'path' | 'purpose' | 'group'>;
  readonly previousPage?: OperationTitle;
  readonly nextPage?: OperationTitle;
}

/** Describes an operation. */
export function describeOperation(
  page: OperationPage,
  guides: readonly GuideLink[],
  changelogPage: string | null,
): OperationDescription {
  const { description = [], documentation, group, method, path, since } = page;
  const [lead, ...rest] = description[0]?.type === 'paragraph' ? description : [undefined, ...description];
  return {
    frame: [
      words('Groupe\u00a0: ', link(groupPath(group.slug), group.title)),
      words('Contrat OpenAPI de cette opération\u00a0: ', link(extractPath(page.slug), extractPath(page.slug))),
    ],
    opening: [
      { kind: 'call', method, path, ...(since !== undefined && { since }) },
      ...describeNotices(page),
      ...(lead === undefined ? [] : [text([lead])]),
    ],
    facts: describeFacts(page.facts),
    rules: [
      text(rest.filter((block) => block !== undefined)),
      ...(documentation === undefined ? [] : [words(...describeDocumentation(documentation))]),
      searchPhrases(page.searchPhrases),
    ],
    sections: [
      ...sectionIf(page.servers.length > 0, operationSections.servers, operationTitles.servers, [
        describeServers(page.servers),
      ]),
      ...page.parameters.map((parameters, index) =>
        describeParameters(parameters, index === 0 ? { place: shortSectionTitles.parameters } : {}),
      ),
      ...(page.body === undefined
        ? []
        : [
            section(operationSections.body, bodyTitle(page.body), describeBody(page.body), {
              place: shortSectionTitles.body,
              isExpandable: true,
            }),
          ]),
      ...describeResponses(page.responses),
      ...sectionIf(
        page.callbacks.length > 0,
        operationSections.callbacks,
        operationTitles.callbacks,
        page.callbacks.map(describeCallback),
        { place: shortSectionTitles.callbacks },
      ),
      ...sectionIf(page.previous.length > 0, operationSections.previous, operationTitles.previous, [
        describeSteps(page.previous),
      ]),
      ...sectionIf(page.next.length > 0, operationSections.next, operationTitles.next, [describeSteps(page.next)], {
        place: shortSectionTitles.next,
      }),
      ...sectionIf(page.schemas.length > 0, operationSections.schemas, operationTitles.schemas, [
        describeSchemaLinks(page.schemas),
      ]),
      ...sectionIf(guides.length > 0, operationSections.guides, operationTitles.guides, [
        list(guides.map((guide) => ({ phrases: phrases(link(guide.path, guide.title)) }))),
      ]),
      ...(page.history === undefined || changelogPage === null
        ? []
        : [section(operationSections.history, operationTitles.history, describeHistory(page.history, changelogPage))]),
    ],
    examples: describeExchangeExamples(page),
  };
}

function describeNotices(page: OperationPage): readonly Block[] {
  const { deprecated, replacement, withdrawal, knownIssues = [], deprecation = [] } = page;
  const notice = (blocks: readonly Block[]): Block => ({ kind: 'notice', blocks });
  const deprecations = [
    words('Opération obsolète\u00a0: elle fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.'),
    ...(withdrawal === undefined
      ? []
      : [words(withdrawal, ' ', pageLink(withdrawalCatalogue.slug, 'Tous les retraits prévus'))]),
    ...(replacement === undefined
      ? []
      : [words('À employer à sa place\u00a0: ', pageLink(replacement.slug, replacement.title), '.')]),
    ...skippedText(deprecation),
  ];
  return [
    ...(deprecated === true ? [notice(deprecations)] : []),
    ...(knownIssues.length === 0
      ? []
      : [notice(knownIssues.map((issue) => words('Problème connu\u00a0: ', link(issue.path, issue.title), '.')))]),
  ];
}

/** Separates the responses with error codes from the others, and those that other operations have too from its own. */
function describeResponses(responses: readonly Response[]): readonly SectionBlock[] {
  const successes = responses.filter(({ errors }) => errors.length === 0);
  const failures = responses.filter(({ errors }) => errors.length > 0);
  const shared = failures.filter(({ isShared }) => isShared === true);
  return [
    ...sectionIf(
      successes.length > 0,
      operationSections.responses,
      operationTitles.responses,
      successes.map((response) => describeResponse(response)),
      { place: shortSectionTitles.responses, isExpandable: true },
    ),
    ...sectionIf(
      failures.length > 0,
      operationSections.errors,
      operationTitles.errors,
      [
        ...failures.filter(({ isShared }) => isShared !== true).map((response) => describeResponse(response)),
        ...sectionIf(
          shared.length > 0,
          operationSections.sharedErrors,
          operationTitles.sharedErrors,
          shared.map(describeSharedError),
          { level: 3, look: 'rows' },
        ),
      ],
      { place: shortSectionTitles.errors },
    ),
  ];
}

function describeSharedError(response: Response): Block {
  const { status: name, anchor, title, errors } = response;
  return {
    kind: 'details',
    id: anchor,
    isExpandable: true,
    summary: phrases(status(name), ` ${title} `, ...errors.map((error) => code(error.code))),
    blocks: describeResponseContent(response),
  };
}

function describeCallback(callback: Callback): SectionBlock {
  const { anchor, slug, title, method, expression, description = [], body, responses } = callback;
  return section(
    anchor,
    title,
    [
      words(code(`${method} ${expression}`)),
      ...(slug === undefined ? [] : [words(pageLink(slug, 'Tout sur cet appel'))]),
      text(description),
      ...(body === undefined ? [] : [section(`${anchor}.corps`, bodyTitle(body), describeBody(body), { level: 4 })]),
      ...responses.map((response) => describeResponse(response, 4)),
    ],
    { level: 3, look: 'response' },
  );
}

function describeSteps(steps: readonly OperationStep[]): Block {
  return list(
    steps.map((step): Item => {
      const { reason = [] } = step;
      return { ...operationItem(step), ...(reason.length > 0 && { note: toLine(reason) }) };
    }),
    'steps',
  );
}
