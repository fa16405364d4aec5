import { code, fact, inlineList, phrases, searchPhrases, section, shortFact, status, words } from '@reliure/page';
import type { Block, Fact, SectionBlock } from '@reliure/page';
import { codeAnchor, statusAnchor } from '@reliure/richtext';
import { describeErrorFacts } from '../../describe/errors.ts';
import { describeExample } from '../../describe/exchange.ts';
import { operationLink } from '../../describe/links.ts';
import { texts } from '../../texts/index.ts';
import type { CatalogueError, ErrorGroup, ErrorOperations } from './model.ts';

/** Describes all errors of the operations by status: cause, remedy, and the operations that return them. */
export function describeErrors(groups: readonly ErrorGroup[]): readonly Block[] {
  const count = groups.reduce((sum, { errors }) => sum + errors.length, 0);
  const wording = texts().errors;
  return [
    searchPhrases(wording.searchPhrases),
    words(wording.introduction(count)),
    {
      kind: 'filter',
      label: wording.filter,
      contents: {
        label: wording.contents,
        links: groups.map((group) => ({
          id: statusAnchor(group.status),
          text: toTitle(group),
          links: group.errors.map((error) => ({ id: codeAnchor(error.code), text: error.code })),
        })),
      },
      blocks: groups.map(describeGroup),
    },
  ];
}

function describeGroup(group: ErrorGroup): SectionBlock {
  const title = toTitle(group);
  return section(
    statusAnchor(group.status),
    title,
    group.errors.map((error) => describeError(group.status, error)),
    {
      filter: { group: title },
      look: 'letter',
      search: { title, role: 'section', text: group.errors.map((error) => error.title).join(' · ') },
    },
  );
}

function toTitle({ status: name, title }: ErrorGroup): string {
  return `${name} ${title}`.trim();
}

function describeError(name: string, error: CatalogueError): SectionBlock {
  const { code: errorCode, title, example, operations, searchPhrases: searched } = error;
  const anchor = codeAnchor(errorCode);
  return section(
    anchor,
    '',
    [
      searchPhrases(searched, anchor),
      {
        kind: 'facts',
        facts: [...describeErrorFacts(error), ...describeUserMessage(name, error), describeOperations(operations)],
      },
      ...(example === undefined
        ? []
        : [
            {
              kind: 'details',
              summary: phrases(texts().errors.example),
              blocks: [describeExample(example, { look: 'plain' })],
            } as const,
          ]),
    ],
    {
      title: phrases(status(name), ' · ', code(errorCode), ` ${title}`),
      level: 3,
      look: 'entry',
      filter: { item: `${name} ${errorCode} ${title}` },
      search: { title: `${name} ${errorCode}`, role: 'error', text: title },
    },
  );
}

/** Returns the sentence that an application may show. The search finds it by itself. */
function describeUserMessage(name: string, { code: errorCode, userMessage }: CatalogueError): readonly Fact[] {
  if (userMessage === undefined) return [];
  const wording = texts().errors;
  const search = {
    title: `${name} ${errorCode}`,
    role: 'error',
    anchor: codeAnchor(errorCode),
    text: userMessage,
  } as const;
  return [{ ...shortFact(wording.userMessage, wording.quoted(userMessage)), search }];
}

/** Number of operations above which the list is collapsed. */
const maxExpandedOperations = 12;

function describeOperations({ rule, listed }: ErrorOperations): Fact {
  const { returnedBy: term, allOperations, allOperationsBut } = texts().errors;
  const links = inlineList(listed.map(operationLink));
  if (rule === 'these') {
    const isLong = listed.length > maxExpandedOperations;
    return fact(term, [isLong ? { ...links, collapsed: texts().links.operationCount(listed.length) } : links]);
  }
  if (listed.length === 0) return shortFact(term, allOperations);
  return fact(term, [words(allOperationsBut), links]);
}
