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
import {
  bundleLabel,
  conceptMapLabel,
  downloadWording,
  equivalenceWording,
  mappingColumns,
  mappingSections,
  mappingTitles,
  schemaWording,
  unmatchedWording,
} from './mappingWording.ts';
import type { MappedStandard, MappingPage, MappingRow } from './model.ts';
import { profileOf } from './profileOf.ts';

/** Describes the list of the schemas that are mapped to a standard, and of those without a counterpart. */
export function describeStandard(standard: MappedStandard): readonly Block[] {
  const { slug, description, mappings, unmatched, searchPhrases: searched } = standard;
  return [
    text(description),
    describeDownload(slug, bundleLabel),
    list(
      mappings.map((mapping) => ({
        phrases: phrases(pageLink(mapping.slug, mapping.schema.name)),
        note: join(mapping.elements.map((name) => [code(name)])),
      })),
      'index',
    ),
    ...sectionIf(unmatched.length > 0, mappingSections.unmatched, mappingTitles.unmatched, [
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
  return [
    text([
      paragraph(
        `${schemaWording[kind]} `,
        pageLink(schema.slug, code(schema.name)),
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
    section(mappingSections.entries, mappingTitles[kind], [
      {
        kind: 'table',
        columns: mappingColumns(kind, standard.title),
        groups: [{ rows: rows.map((row) => describeRow(row, targets)) }],
      },
    ]),
    describeDownload(slug, conceptMapLabel),
  ];
}

function toTarget({ title, uri, address }: Target) {
  return paragraph(address === undefined ? title : link(address, title), ' ', code(uri));
}

function describeRow({ name, anchor, to, equivalence, remark }: MappingRow, targets: readonly Target[]): Row {
  const difference = equivalenceWording[equivalence];
  return {
    id: anchor,
    cells: [
      words(code(name)),
      to.length === 0
        ? words(unmatchedWording)
        : text([paragraph(...join(to.map((one) => toCounterpart(one, targets))))]),
      text([paragraph(difference === null ? '' : `${difference} `, ...toLine(remark))]),
    ],
  };
}

function toCounterpart({ code: name, target }: MappingRow['to'][number], targets: readonly Target[]) {
  const profile = profileOf({ code: name, target }, targets);
  return phrases(code(name), profile === undefined ? '' : ` (${profile})`);
}

function describeDownload(slug: string, label: string): TextBlock {
  return words(`${downloadWording} `, download(conceptMapPath(slug), label));
}
