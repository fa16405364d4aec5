import { code, link, method, pageLink, phrases, searchPhrases, section, text, words } from '@reliure/page';
import type { Block, TextBlock } from '@reliure/page';
import { groupPath } from '@reliure/richtext';
import { accessColumns, accessIntroduction, accessSections } from './accessWording.ts';
import type { AccessPage } from './model.ts';

/** Describes which scopes there are, who can get them, and which operation needs which. */
export function describeAccess({ callers, scopes, groups }: AccessPage): readonly Block[] {
  return [
    searchPhrases(['Portées OAuth', 'Scopes', 'Matrice des droits', 'Qui peut appeler une opération']),
    words(accessIntroduction),
    section('portees', accessSections.scopes, [
      {
        kind: 'table',
        columns: [accessColumns.scope, accessColumns.meaning, ...callers, accessColumns.count],
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
    section('operations', accessSections.operations, [
      {
        kind: 'filter',
        label: 'Filtrer par opération, portée ou groupe',
        blocks: [
          {
            kind: 'table',
            isFiltered: true,
            columns: [accessColumns.operation, accessColumns.scopes, ...callers, accessColumns.reservedTo],
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
  return open.map((isOpen) => words(isOpen ? 'oui' : 'non'));
}
