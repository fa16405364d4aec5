import { toPlainText } from '@reliure/richtext';
import type { RichText } from '@reliure/richtext';
import type { Block, Fact, Phrases, SearchTarget, SectionBlock } from '../blocks.ts';
import type { FieldEntry } from '../entries.ts';
import type { Row } from '../tables.ts';
import { joinSentences } from './joinSentences.ts';
import type { SearchablePassage } from './searchablePage.ts';

/** Where texts stand: the section that results show, and its anchor. Empty for the page itself. */
type Place = Pick<SearchablePassage, 'section' | 'anchor' | 'role'>;

/** Returns what the search finds on a page: its texts by section, its fields, errors and coded values, and phrases. */
export function toPassages(blocks: readonly Block[]): readonly SearchablePassage[] {
  const seen = new Set<string>();
  return join(toBlocksPassages(blocks, {}), {}).filter(({ text, section, anchor, role }) => {
    // Parts of a page may repeat a text, such as the scopes that several flows have.
    const key = JSON.stringify([text, section, anchor]);
    const isRepeated = seen.has(key);
    seen.add(key);
    return section === undefined || role !== undefined || !isRepeated;
  });
}

function toBlocksPassages(blocks: readonly Block[], place: Place): readonly SearchablePassage[] {
  return blocks.flatMap((block) => toBlockPassages(block, place));
}

function toBlockPassages(block: Block, place: Place): readonly SearchablePassage[] {
  switch (block.kind) {
    case 'text':
      return block.isNotSearched === true ? [] : toTextPassages(block.content, place);
    case 'section':
      return toSectionPassages(block);
    case 'facts':
      return block.facts.flatMap((fact) => toFactPassages(fact, place));
    case 'list':
      return block.items.flatMap(({ phrases, blocks = [], id }) =>
        toBlocksPassages(blocks, id === undefined ? place : { section: toLine(phrases), anchor: id }),
      );
    case 'table':
      return block.groups.flatMap(({ rows }) => rows.flatMap(toRowPassages));
    case 'fields':
      return block.fields.flatMap(toFieldPassages);
    case 'schema':
      if (block.isNotSearched === true) return [];
      return toBlocksPassages(block.blocks, place).filter(({ role }) => role === 'field');
    case 'choice':
      return block.alternatives.flatMap(({ entry }) => toBlocksPassages(entry.blocks, place));
    case 'notice':
    case 'details':
    case 'filter':
      return toBlocksPassages(block.blocks, place);
    case 'call':
      return [{ text: `${block.method} ${block.path}`, role: 'path' }];
    case 'columns':
      return toBlocksPassages([...block.main, ...block.aside], place);
    case 'phrases':
      return block.phrases.map((text) => ({
        text,
        role: block.role,
        ...(block.id !== undefined && { anchor: block.id }),
      }));
    // Its field says what a value means; and code, pictures and controls are not texts.
    case 'values':
    case 'example':
    case 'samples':
    case 'operations':
    case 'figure':
    case 'control':
      return [];
  }
}

/** Returns the text of a section as one passage, then what has an anchor of its own. */
function toSectionPassages({ id, title, search, blocks }: SectionBlock): readonly SearchablePassage[] {
  const place: Place = {
    section: search?.title ?? toLine(title),
    anchor: id,
    ...(search?.role !== undefined && { role: search.role }),
  };
  return join(toBlocksPassages(blocks, place), place, search);
}

function toFactPassages({ blocks, search }: Fact, place: Place): readonly SearchablePassage[] {
  if (search === undefined) return toBlocksPassages(blocks, place);
  const own: Place = {
    section: search.title,
    ...(search.anchor !== undefined && { anchor: search.anchor }),
    ...(search.role !== undefined && { role: search.role }),
  };
  return join(toBlocksPassages(blocks, own), own, search);
}

/** Joins the passages of a place. */
function join(
  passages: readonly SearchablePassage[],
  place: Place,
  search?: SearchTarget,
): readonly SearchablePassage[] {
  const isOwn = ({ section, anchor, role }: SearchablePassage) =>
    section === place.section && anchor === place.anchor && role === place.role;
  const text = joinSentences(search?.text, ...passages.filter(isOwn).map((passage) => passage.text));
  return [
    ...(text === '' && search === undefined ? [] : [{ text, ...place }]),
    ...passages.filter((passage) => !isOwn(passage)),
  ];
}

/** Returns a passage for the text, and one for each of its headings. */
function toTextPassages(content: RichText, place: Place): readonly SearchablePassage[] {
  const passages: { text: string; section?: string; anchor?: string }[] = [{ text: '', ...place }];
  for (const block of content) {
    const text = toSearchText([block]);
    const last = passages.at(-1);
    if (block.type === 'heading' && block.data?.id !== undefined)
      passages.push({ text: '', section: text, anchor: block.data.id });
    else if (last !== undefined) last.text = `${last.text} ${text}`.trim();
  }
  return passages.filter(({ text, section }, index) => text !== '' || (index > 0 && section !== undefined));
}

function toRowPassages({ id, cells, heading = 0, search }: Row): readonly SearchablePassage[] {
  const name = cells[heading];
  const anchor = search?.anchor ?? id;
  if (name === undefined || (search === undefined && anchor === undefined)) return [];
  const others = cells.filter((cell) => (search !== undefined || cell !== name) && cell.isNotSearched !== true);
  const text = joinSentences(...others.map(({ content }) => toSearchText(content)));
  return [{ text, section: search?.title ?? toSearchText(name.content), ...(anchor !== undefined && { anchor }) }];
}

function toFieldPassages({ name, id, title, text, searched, blocks }: FieldEntry): readonly SearchablePassage[] {
  return [
    { text: joinSentences(title, toSearchText(text), searched), section: name, anchor: id, role: 'field' },
    ...toBlocksPassages(blocks, {}).filter(({ role }) => role === 'field'),
  ];
}

function toLine(phrases: Phrases): string {
  return toSearchText([{ type: 'paragraph', children: [...phrases] }]);
}

function toSearchText(content: RichText): string {
  return toPlainText(content).replace(/\s+/g, ' ');
}
