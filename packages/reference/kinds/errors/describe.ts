import {
  code,
  fact,
  filtered,
  inlineList,
  link,
  list,
  phrases,
  searchPhrases,
  section,
  sectionIf,
  shortFact,
  status,
  words,
} from '@reliure/page';
import type { Block, Fact, Item, SearchTarget, SectionBlock } from '@reliure/page';
import { codeAnchor, errorPath, errorsFilePath, statusAnchor } from '@reliure/richtext';
import { describeErrorFacts } from '../../describe/errors.ts';
import { describeExample } from '../../describe/exchange.ts';
import { operationLink } from '../../describe/links.ts';
import { texts } from '../../texts/index.ts';
import type { SiteContext } from '../siteContext.ts';
import type { CatalogueError, ErrorGroup, ErrorOperations } from './model.ts';

/** Describes the index: all errors of the operations by status. */
export function describeErrorIndex(groups: readonly ErrorGroup[], { hasMachineFiles }: SiteContext): readonly Block[] {
  const count = groups.reduce((sum, { errors }) => sum + errors.length, 0);
  const wording = texts().errors;
  return [
    searchPhrases(wording.searchPhrases),
    words(wording.introduction(count)),
    ...(hasMachineFiles ? [{ kind: 'control', control: { name: 'reader', errors: errorsFilePath() } } as const] : []),
    filtered(wording.filter, groups.map(describeGroup)),
  ];
}

function describeGroup({ status: name, title: meaning, errors }: ErrorGroup): SectionBlock {
  const title = `${name} ${meaning}`.trim();
  return section(statusAnchor(name), title, [list(errors.map(toItem), 'index')], {
    filter: { group: title },
    look: 'letter',
    search: { title, role: 'section', text: errors.map((error) => error.title).join(' · ') },
  });
}

/** Returns the entry of an error. All errors were once on the index, so their anchors lead to their pages. */
function toItem({ code: errorCode, title }: CatalogueError): Item {
  return {
    id: codeAnchor(errorCode),
    isMoved: true,
    isFiltered: true,
    phrases: [link(errorPath(errorCode), code(errorCode))],
    note: phrases(title),
  };
}

/** Describes an error: its cause, its remedy, the operations that return it, and an example beside it. */
export function describeErrorPage(error: CatalogueError, group: ErrorGroup): readonly Block[] {
  const { code: errorCode, title, example, operations } = error;
  const { status: name } = group;
  const wording = texts().errors;
  const others = group.errors.filter(({ code: other }) => other !== errorCode);
  const search = { title: `${name} ${errorCode}`, role: 'error', text: title } as const;
  return [
    searchPhrases(error.searchPhrases),
    {
      kind: 'columns',
      main: [
        {
          kind: 'facts',
          facts: [
            { ...shortFact(wording.code, code(errorCode)), search },
            shortFact(wording.status, status(name), ` ${group.title}`),
            ...describeErrorFacts(error),
            ...describeUserMessage(error, search),
            describeOperations(operations),
          ],
        },
        ...sectionIf(others.length > 0, statusAnchor(name), wording.others(name), [list(others.map(toOther), 'index')]),
      ],
      aside:
        example === undefined
          ? []
          : [
              section(texts().anchors.errors.example, wording.example, [describeExample(example, { look: 'plain' })], {
                look: 'panel',
              }),
            ],
    },
  ];
}

function toOther({ code: errorCode, title }: CatalogueError): Item {
  return { phrases: [link(errorPath(errorCode), code(errorCode))], note: phrases(title) };
}

/** Returns the sentence that an application may show. The search finds it by itself. */
function describeUserMessage({ userMessage }: CatalogueError, search: SearchTarget): readonly Fact[] {
  if (userMessage === undefined) return [];
  const wording = texts().errors;
  return [{ ...shortFact(wording.userMessage, wording.quoted(userMessage)), search: { ...search, text: userMessage } }];
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
