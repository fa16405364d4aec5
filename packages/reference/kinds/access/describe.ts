import { code, link, method, pageLink, phrases, searchPhrases, section, text, words } from '@reliure/page';
import type { Block, TextBlock } from '@reliure/page';
import { groupPath } from '@reliure/richtext';
import { texts } from '../../texts/index.ts';
import type { AccessPage } from './model.ts';

/** Describes which scopes there are, who can get them, and which operation needs which. */
export function describeAccess({ callers, scopes, groups }: AccessPage): readonly Block[] {
  const wording = texts().access;
  const anchors = texts().anchors.access;
  const { scope, meaning } = texts().security;
  return [
    searchPhrases(wording.searchPhrases),
    words(wording.introduction),
    section(anchors.scopes, wording.scopes, [
      {
        kind: 'table',
        columns: [scope, meaning, ...callers, wording.operations],
        groups: [
          {
            rows: scopes.map(({ name, scheme, anchor, description, open, count }) => ({
              id: anchor,
              cells: [
                words(code(name), scheme === undefined ? '' : ` (${scheme})`),
                text(description),
                ...toAnswers(open),
                words(String(count)),
              ],
            })),
          },
        ],
      },
    ]),
    section(anchors.operations, wording.operations, [
      {
        kind: 'filter',
        label: wording.filter,
        blocks: [
          {
            kind: 'table',
            isFiltered: true,
            columns: [wording.operation, wording.scopes, ...callers, wording.reservedTo],
            groups: groups.map(({ slug, title, operations }) => ({
              title: phrases(link(groupPath(slug), title)),
              rows: operations.map((operation) => ({
                cells: [
                  words(method(operation.method), ' ', pageLink(operation.slug, operation.title)),
                  text(operation.requirements),
                  ...toAnswers(operation.open),
                  words(operation.reservedTo ?? ''),
                ],
              })),
            })),
          },
        ],
      },
    ]),
  ];
}

function toAnswers(open: readonly boolean[]): readonly TextBlock[] {
  const { yes, no } = texts().access;
  return open.map((isOpen) => words(isOpen ? yes : no));
}
