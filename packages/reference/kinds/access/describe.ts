import {
  code,
  filtered,
  filteredLink,
  link,
  method,
  pageLink,
  phrases,
  searchPhrases,
  section,
  strong,
  text,
  words,
} from '@reliure/page';
import type { Block, Row, SectionBlock, TextBlock } from '@reliure/page';
import { groupPath } from '@reliure/richtext';
import { texts } from '../../texts/index.ts';
import type { AccessPage, OperationAccess, ScopeAccess } from './model.ts';

/** Describes which scopes there are, who can get them, and which operation needs which. */
export function describeAccess(page: AccessPage): readonly Block[] {
  const wording = texts().access;
  return [
    searchPhrases(wording.searchPhrases),
    words(wording.introduction, page.callers.length === 0 ? '' : ` ${wording.narrow}`),
    filtered(wording.filter, [describeScopes(page), describeOperations(page)]),
  ];
}

function describeScopes({ callers, scopes }: AccessPage): SectionBlock {
  const wording = texts().access;
  const { scope, meaning } = texts().security;
  return section(
    texts().anchors.access.scopes,
    wording.scopes,
    [
      {
        kind: 'table',
        look: 'matrix',
        isFiltered: true,
        columns: [scope, meaning, ...callers, wording.operations],
        groups: [{ rows: scopes.map(toScopeRow) }],
      },
    ],
    { filter: { group: wording.scopes } },
  );
}

/** Returns the row of a scope, whose number of operations leads to these operations. */
function toScopeRow({ name, scheme, anchor, description, open, count }: ScopeAccess): Row {
  const { slugs, anchors } = texts();
  return {
    id: anchor,
    cells: [
      words(code(name), scheme === undefined ? '' : ` (${scheme})`),
      text(description),
      ...toAnswers(open),
      words(count === 0 ? '0' : filteredLink(slugs.access, name, anchors.access.operations, String(count))),
    ],
  };
}

function describeOperations({ callers, groups }: AccessPage): SectionBlock {
  const wording = texts().access;
  return section(
    texts().anchors.access.operations,
    wording.operations,
    [
      {
        kind: 'table',
        look: 'matrix',
        isFiltered: true,
        columns: [wording.operation, wording.scopes, ...callers, wording.reservedTo],
        groups: groups.map(({ slug, title, operations }) => ({
          title: phrases(link(groupPath(slug), title)),
          rows: operations.map(toOperationRow),
        })),
      },
    ],
    { filter: { group: wording.operations } },
  );
}

function toOperationRow({ method: name, slug, title, requirements, open, reservedTo }: OperationAccess): Row {
  return {
    cells: [
      words(method(name), ' ', pageLink(slug, title)),
      text(requirements),
      ...toAnswers(open),
      words(reservedTo ?? ''),
    ],
  };
}

/** Says who can get a token. Only those who cannot stand out. */
function toAnswers(open: readonly boolean[]): readonly TextBlock[] {
  const { yes, no } = texts().access;
  return open.map((isOpen) => (isOpen ? { ...words(yes), look: 'soft' } : words(strong(no))));
}
