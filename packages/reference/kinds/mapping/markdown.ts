import type { ListItem } from 'mdast';
import {
  joinPhrases,
  referencePath,
  serialize,
  toBlocks,
  toCode,
  toItem,
  toLink,
  toLists,
  toOneLine,
  toPageOpening,
  toPageLink,
  toParagraph,
  toSection,
  toTable,
} from '@apidoc/richtext';
import type { Links, Phrasing } from '@apidoc/richtext';
import type { Target } from '../../model/mappings';
import { conceptMapPath } from './conceptMapPath';
import {
  bundleLabel,
  conceptMapLabel,
  downloadWording,
  equivalenceWording,
  mappingColumns,
  mappingTitle,
  mappingTitles,
  schemaWording,
  standardTitle,
  unmatchedWording,
} from './mappingWording';
import type { MappedStandard, MappingPage, MappingRow } from './model';
import { profileOf } from './profileOf';

/** Renders the list of the schemas that are mapped to a standard as Markdown. */
export function toStandardMarkdown(standard: MappedStandard, links: Links): string {
  const { slug, title, description, mappings, unmatched } = standard;
  return serialize([
    ...toPageOpening(standardTitle(title), links),
    ...toBlocks(description, links, 3),
    toDownloadLine(slug, bundleLabel, links),
    ...toSection('Schémas', toLists(mappings.map((mapping) => toMappingItem(mapping, links)))),
    ...toSection(
      mappingTitles.unmatched,
      toLists(unmatched.map(({ schema, remark }) => toItem([toSchemaLink(schema, links), ...toRemark(remark, links)]))),
    ),
  ]);
}

/** Renders the page of a mapped schema as Markdown. */
export function toMappingMarkdown(page: MappingPage, links: Links): string {
  const { slug, kind, schema, standard, element, remark, targets, rows } = page;
  const columns = mappingColumns(kind, standard.title).map((column) => [column]);
  return serialize([
    ...toPageOpening(mappingTitle(schema.title ?? schema.name, standard.title), links),
    toParagraph(
      `${schemaWording[kind]} `,
      toPageLink(schema.slug, toCode(schema.name), links),
      ...(element === undefined ? [] : [' → ', toCode(element)]),
    ),
    ...toBlocks(remark, links, 3),
    ...toLists(targets.map((target) => toItem(toTargetPhrases(target)))),
    ...toSection(mappingTitles[kind], [
      toTable(
        columns,
        rows.map((row) => toCells(row, targets, links)),
      ),
    ]),
    toDownloadLine(slug, conceptMapLabel, links),
  ]);
}

function toMappingItem({ slug, schema, elements }: MappingPage, links: Links): ListItem {
  return toItem([
    toPageLink(slug, schema.name, links),
    '\u00a0: ',
    ...joinPhrases(
      elements.map((name) => [toCode(name)]),
      ', ',
    ),
  ]);
}

function toSchemaLink({ slug, name }: MappingPage['schema'], links: Links): Phrasing {
  return toLink(links.toUrl(referencePath(slug)), name);
}

function toTargetPhrases({ title, uri, address }: Target): readonly Phrasing[] {
  return [address === undefined ? title : toLink(address, title), '\u00a0: ', toCode(uri)];
}

function toCells(
  { name, to, equivalence, remark }: MappingRow,
  targets: readonly Target[],
  links: Links,
): readonly (readonly Phrasing[])[] {
  const difference = equivalenceWording[equivalence];
  return [
    [toCode(name)],
    to.length === 0
      ? [unmatchedWording]
      : joinPhrases(
          to.map((one) => toCounterpart(one, targets)),
          ', ',
        ),
    joinPhrases(
      [difference === null ? [] : [difference], toOneLine(remark, links)].filter((phrase) => phrase.length > 0),
      ' ',
    ),
  ];
}

function toCounterpart({ code, target }: MappingRow['to'][number], targets: readonly Target[]): readonly Phrasing[] {
  const profile = profileOf({ code, target }, targets);
  return profile === undefined ? [toCode(code)] : [toCode(code), ` (${profile})`];
}

function toRemark(remark: MappingPage['remark'], links: Links): readonly Phrasing[] {
  return remark.length === 0 ? [] : ['\u00a0: ', ...toOneLine(remark, links)];
}

function toDownloadLine(slug: string, label: string, links: Links) {
  return toParagraph(`${downloadWording} `, toLink(links.toRootUrl(conceptMapPath(slug)), label), '.');
}
