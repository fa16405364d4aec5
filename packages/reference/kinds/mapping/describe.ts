import {
  code,
  download,
  join,
  link,
  list,
  pageLink,
  paragraph,
  phrases,
  searchPhrases,
  section,
  sectionIf,
  text,
  words,
} from '@reliure/page';
import type { Block, Row, TextBlock } from '@reliure/page';
import { toLine } from '../../describe/values.ts';
import type { Target } from '../../model/contract/mappings.ts';
import { conceptMapPath } from './conceptMapPath.ts';
import { texts } from '../../texts/index.ts';
import type { MappedStandard, MappingPage, MappingRow } from './model.ts';
import { profileOf } from './profileOf.ts';

/** Describes the list of the schemas that are mapped to a standard, and of those without a counterpart. */
export function describeStandard(standard: MappedStandard): readonly Block[] {
  const { slug, description, mappings, unmatched, searchPhrases: searched } = standard;
  const { sections, titles, bundle } = texts().mapping;
  return [
    text(description),
    describeDownload(slug, bundle),
    list(
      mappings.map((mapping) => ({
        phrases: phrases(pageLink(mapping.slug, mapping.schema.name)),
        note: join(mapping.elements.map((name) => [code(name)])),
      })),
      'index',
    ),
    ...sectionIf(unmatched.length > 0, sections.unmatched, titles.unmatched, [
      list(
        unmatched.map(({ schema, remark }) => ({
          phrases: phrases(pageLink(schema.slug, schema.name)),
          ...(remark.length > 0 && { note: toLine(remark) }),
        })),
      ),
    ]),
    searchPhrases(searched),
  ];
}

/** Describes the counterparts of a schema’s fields or codes. */
export function describeMapping(page: MappingPage): readonly Block[] {
  const { slug, kind, schema, standard, element, remark, targets, rows } = page;
  const { sections, titles, subject, columns, conceptMap } = texts().mapping;
  return [
    text([
      paragraph(
        ...subject(kind, pageLink(schema.slug, code(schema.name))),
        ...(element === undefined ? [] : [' → ', code(element)]),
      ),
    ]),
    text(remark),
    text([
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: targets.map((target) => ({ type: 'listItem', spread: false, children: [toTarget(target)] })),
      },
    ]),
    section(sections.entries, titles[kind], [
      {
        kind: 'table',
        columns: columns(kind, standard.title),
        groups: [{ rows: rows.map((row) => describeRow(row, targets)) }],
      },
    ]),
    describeDownload(slug, conceptMap),
  ];
}

function toTarget({ title, uri, address }: Target) {
  return paragraph(address === undefined ? title : link(address, title), ' ', code(uri));
}

function describeRow({ name, anchor, to, equivalence, remark }: MappingRow, targets: readonly Target[]): Row {
  const { equivalences, unmatched } = texts().mapping;
  const difference = equivalences[equivalence];
  return {
    id: anchor,
    cells: [
      words(code(name)),
      to.length === 0 ? words(unmatched) : text([paragraph(...join(to.map((one) => toCounterpart(one, targets))))]),
      text([paragraph(difference === '' ? '' : `${difference} `, ...toLine(remark))]),
    ],
  };
}

function toCounterpart({ code: name, target }: MappingRow['to'][number], targets: readonly Target[]) {
  const profile = profileOf({ code: name, target }, targets);
  return phrases(code(name), profile === undefined ? '' : ` (${profile})`);
}

function describeDownload(slug: string, label: string): TextBlock {
  return words(texts().mapping.download, download(conceptMapPath(slug), label));
}
