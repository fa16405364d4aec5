import { filtered, paragraph, searchPhrases, section, sectionIf, text } from '@reliure/page';
import type { Block } from '@reliure/page';
import { describeExample } from '../../describe/exchange.ts';
import { describeMappings, describeSchemaLinks, describeUsers } from '../../describe/links.ts';
import { describeSchema } from '../../describe/schema.ts';
import type { SchemaLink } from '../../model/links.ts';
import { schemaSections } from '../../model/sections.ts';
import { texts } from '../../texts/index.ts';
import type { SchemaPage } from './model.ts';

/** Describes a component schema: its content, and the operations and schemas that use it. */
export function describeSchemaPage(page: SchemaPage): readonly Block[] {
  const { title, node, examples, uses, users, searchPhrases: searched } = page;
  const { description = [], ...content } = node;
  const [only, ...others] = examples;
  const { content: contentTitle, uses: usesTitle, examples: examplesTitle } = texts().schema;
  const anchors = schemaSections();
  return [
    ...(title === undefined ? [] : [text([paragraph(title)], 'lead')]),
    text(description),
    ...describeMappings(page),
    searchPhrases(searched),
    {
      kind: 'columns',
      main: [
        section(anchors.content, contentTitle, [describeSchema({ ...content, examples: [] })]),
        ...sectionIf(uses.length > 0, anchors.uses, usesTitle, [describeSchemaLinks(uses)]),
        ...describeUsers(users),
      ],
      aside:
        only === undefined
          ? []
          : [
              section(anchors.examples, examplesTitle(examples.length), [
                ...(others.length === 0
                  ? [describeExample(only, { look: 'plain', caption: only.title })]
                  : examples.map((example, index) => describeExample(example, index === 0 ? { look: 'open' } : {}))),
              ]),
            ],
    },
  ];
}

/** Describes the index of component schemas, grouped by first letter. */
export function describeSchemaIndex(schemas: readonly SchemaLink[]): readonly Block[] {
  const { filter, letters: lettersLabel } = texts().schema;
  const letters = byFirstLetter(schemas);
  return [
    filtered(
      filter,
      letters.map(({ id, letter, members }) =>
        section(id, letter, [describeSchemaLinks(members)], { look: 'letter', filter: { group: '' } }),
      ),
      { contents: { label: lettersLabel, links: letters.map(({ id, letter }) => ({ id, text: letter })) } },
    ),
  ];
}

interface Letter {
  readonly id: string;
  readonly letter: string;
  readonly members: readonly SchemaLink[];
}

/** Groups schemas by first letter, ignoring accents. All names that do not start with a letter share one group. */
function byFirstLetter(schemas: readonly SchemaLink[]): readonly Letter[] {
  const groups = new Map<string, readonly SchemaLink[]>();
  for (const schema of schemas) {
    const [first = ''] = schema.name.normalize('NFD').toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), schema]);
  }
  const { letterAnchor, otherAnchor } = texts().schema;
  return [...groups].map(([letter, members]) => ({
    letter,
    id: letter === '#' ? otherAnchor : letterAnchor(letter.toLowerCase()),
    members,
  }));
}
