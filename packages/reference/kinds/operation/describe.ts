import {
  code,
  day,
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
import type { Block, FactsBlock, Item, SectionBlock, TextBlock } from '@reliure/page';
import { composerPath, errorsFilePath, errorsSlug, extractPath, groupPath, toSitePath } from '@reliure/richtext';
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
import type { SiteContext } from '../siteContext.ts';
import { bodyTitle } from '../../model/titles.ts';
import type { Response } from '../../model/exchange.ts';
import type { OperationTitle } from '../../model/links.ts';
import { describeFacts } from './describeFacts.ts';
import { describeHistory } from './describeHistory.ts';
import { operationSections, responseAnchor } from '../../model/sections.ts';
import { texts } from '../../texts/index.ts';
import type { Callback, Deadline, OperationPage, OperationStep } from './types.ts';

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
export function describeOperation(page: OperationPage, site: SiteContext): OperationDescription {
  const { changelogPage, basePath } = site;
  const guides = site.guides.get(page.slug) ?? [];
  const { description = [], documentation, group, method, path, since } = page;
  const wording = texts().operation;
  const { short, sections: titles } = wording;
  const anchors = operationSections();
  const [lead, ...rest] = description[0]?.type === 'paragraph' ? description : [undefined, ...description];
  return {
    frame: [
      words(wording.group, link(groupPath(group.slug), group.title)),
      words(wording.extract, link(extractPath(page.slug), toSitePath(extractPath(page.slug), basePath))),
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
      ...sectionIf(page.servers.length > 0, anchors.servers, titles.servers, [describeServers(page.servers)]),
      ...page.parameters.map((parameters, index) =>
        describeParameters(parameters, index === 0 ? { place: short.parameters } : {}),
      ),
      ...(page.body === undefined
        ? []
        : [
            section(anchors.body, bodyTitle(page.body), describeBody(page.body), {
              place: short.body,
              isExpandable: true,
            }),
          ]),
      ...describeResponses(page.responses, describeReader(page, site)),
      ...sectionIf(
        page.callbacks.length > 0,
        anchors.callbacks,
        titles.callbacks,
        page.callbacks.map(describeCallback),
        { place: short.callbacks },
      ),
      ...sectionIf(page.previous.length > 0, anchors.previous, titles.previous, [describeSteps(page.previous)]),
      ...sectionIf(page.next.length > 0, anchors.next, titles.next, [describeSteps(page.next)], {
        place: short.next,
      }),
      ...sectionIf(page.schemas.length > 0, anchors.schemas, titles.schemas, [describeSchemaLinks(page.schemas)]),
      ...sectionIf(guides.length > 0, anchors.guides, titles.guides, [
        list(guides.map((guide) => ({ phrases: phrases(link(guide.path, guide.title)) }))),
      ]),
      ...(page.history === undefined || changelogPage === null
        ? []
        : [section(anchors.history, titles.history, describeHistory(page.history, changelogPage))]),
    ],
    examples: describeExchangeExamples({ ...page, composer: composerPath(page.slug) }),
  };
}

function describeNotices(page: OperationPage): readonly Block[] {
  const { deprecated, replacement, withdrawal, deadlines = [], knownIssues = [], deprecation = [] } = page;
  const wording = texts().operation;
  const notice = (blocks: readonly Block[]): Block => ({ kind: 'notice', blocks });
  const deprecations = [
    words(wording.deprecated),
    ...(withdrawal === undefined
      ? []
      : [words(withdrawal, ' ', pageLink(withdrawalCatalogue().slug, wording.allWithdrawals))]),
    ...(replacement === undefined
      ? []
      : [words(wording.replacement, pageLink(replacement.slug, replacement.title), '.')]),
    ...skippedText(deprecation),
  ];
  return [
    ...(deprecated === true ? [notice(deprecations)] : []),
    ...(deadlines.length === 0 ? [] : [notice(deadlines.map(describeDeadline))]),
    ...(knownIssues.length === 0
      ? []
      : [notice(knownIssues.map((issue) => words(wording.knownIssue, link(issue.path, issue.title), '.')))]),
  ];
}

function describeDeadline({ day: date, dayText, what, path }: Deadline): TextBlock {
  const { before, after, action } = texts().operation.deadline;
  return words(before, day(date, dayText), after, ...toLine(what), '. ', link(path, action));
}

/** Describes the button that opens a reader of responses. */
function describeReader(
  { path, method }: OperationPage,
  { hasMachineFiles, catalogues }: SiteContext,
): readonly Block[] {
  if (!hasMachineFiles) return [];
  const operation = { path, method, anchor: responseAnchor() };
  const hasErrors = catalogues.some((catalogue) => catalogue.slug === errorsSlug());
  return [
    {
      kind: 'control',
      control: { name: 'reader', operation, ...(hasErrors && { errors: errorsFilePath() }) },
    },
  ];
}

/** Separates the responses with error codes from the others, and those that other operations have too from its own. */
function describeResponses(responses: readonly Response[], reader: readonly Block[]): readonly SectionBlock[] {
  const { short, sections: titles } = texts().operation;
  const anchors = operationSections();
  const successes = responses.filter(({ errors }) => errors.length === 0);
  const failures = responses.filter(({ errors }) => errors.length > 0);
  const shared = failures.filter(({ isShared }) => isShared === true);
  return [
    ...sectionIf(
      successes.length > 0,
      anchors.responses,
      titles.responses,
      [...reader, ...successes.map((response) => describeResponse(response))],
      { place: short.responses, isExpandable: true },
    ),
    ...sectionIf(
      failures.length > 0,
      anchors.errors,
      titles.errors,
      [
        ...(successes.length === 0 ? reader : []),
        ...failures.filter(({ isShared }) => isShared !== true).map((response) => describeResponse(response)),
        ...sectionIf(shared.length > 0, anchors.sharedErrors, titles.sharedErrors, shared.map(describeSharedError), {
          level: 3,
          look: 'rows',
        }),
      ],
      { place: short.errors },
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
      ...(slug === undefined ? [] : [words(pageLink(slug, texts().operation.aboutCallback))]),
      text(description),
      ...(body === undefined
        ? []
        : [section(`${anchor}.${texts().anchors.callbackBody}`, bodyTitle(body), describeBody(body), { level: 4 })]),
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
