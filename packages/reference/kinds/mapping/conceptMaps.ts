import type { SiteFile } from '@reliure/docusaurus/node';
import { referencePath, toPlainText, toSitePath } from '@reliure/richtext';
import { conceptMapPath } from './conceptMapPath.ts';
import { texts } from '../../texts/index.ts';
import type { MappedStandard, MappingPage, MappingRow } from './model.ts';

/** The configuration of the site that absolute addresses need. */
interface Site {
  readonly url: string;
  readonly baseUrl: string;
  /** Path of the reference from the site’s root. */
  readonly basePath: string;
}

/**
 * Builds a ConceptMap for each mapped schema, and a Bundle of all ConceptMaps of a standard. ConceptMap is the form in
 * which FHIR’s tools exchange mappings between any code systems or structures.
 *
 * @see https://hl7.org/fhir/R4/conceptmap.html
 */
export function buildConceptMapFiles(standards: readonly MappedStandard[], site: Site): readonly SiteFile[] {
  return standards.flatMap(({ slug, version, mappings }): readonly SiteFile[] => {
    const maps = mappings.map((page) => ({ page, resource: toConceptMap(page, version, site) }));
    const entry = maps.map(({ resource }) => ({ fullUrl: resource.url, resource }));
    const bundle = { resourceType: 'Bundle', type: 'collection', entry };
    return [
      ...(entry.length === 0 ? [] : [[conceptMapPath(slug), toJson(bundle)] as const]),
      ...maps.map(({ page, resource }) => [conceptMapPath(page.slug), toJson(resource)] as const),
    ];
  });
}

/** Converts a mapping into a ConceptMap. Fields and codes without a counterpart are part of it. */
function toConceptMap(page: MappingPage, version: string, site: Site) {
  const toAddress = (address: string): string =>
    new URL(site.baseUrl + toSitePath(address, site.basePath).slice(1), site.url).href;
  const source = toAddress(referencePath(page.schema.slug));
  return {
    resourceType: 'ConceptMap',
    id: toId(page.slug),
    url: toAddress(conceptMapPath(page.slug)),
    ...(version !== '' && { version }),
    name: toName(page),
    title: toFhirText(texts().mapping.heading(page.schema.title ?? page.schema.name, page.standard.title)),
    status: 'active',
    experimental: false,
    ...(page.remark.length > 0 && { description: toFhirText(toPlainText(page.remark)) }),
    group: toGroups(page, source),
  };
}

/** Builds a group for each structure or code system. What has no counterpart is in the first one. */
function toGroups({ rows, targets }: MappingPage, source: string) {
  return targets.map(({ name, uri }, index) => ({
    source,
    target: uri,
    element: rows.flatMap((row) => {
      const codes = row.to.filter(({ target }) => target === name).map(({ code }) => code);
      if (codes.length > 0) return [{ code: row.name, target: codes.map((code) => toTarget(code, row)) }];
      return row.to.length === 0 && index === 0 ? [{ code: row.name, target: [toTarget(undefined, row)] }] : [];
    }),
  }));
}

function toTarget(code: string | undefined, { equivalence, remark }: MappingRow) {
  return {
    ...(code !== undefined && { code }),
    equivalence,
    ...(remark.length > 0 && { comment: toFhirText(toPlainText(remark)) }),
  };
}

/**
 * Replaces non-breaking spaces, which FHIR’s strings may not contain.
 *
 * @see https://hl7.org/fhir/R4/datatypes.html#string
 */
function toFhirText(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

/** @see https://hl7.org/fhir/R4/datatypes.html#id */
function toId(slug: string): string {
  return slug.replace(/[^A-Za-z0-9.-]+/g, '-').slice(-64);
}

/** Returns the name for machines: letters, digits and underscores, the first a capital letter. */
function toName({ schema, standard }: MappingPage): string {
  return `ConceptMap_${schema.name}_${standard.title}`.replace(/[^A-Za-z0-9_]+/g, '_');
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
