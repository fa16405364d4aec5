import {
  serialize,
  toCode,
  toHeading,
  toOneLine,
  toPageOpening,
  toPageLink,
  toParagraph,
  toTable,
} from '@apidoc/richtext';
import type { Links, Phrasing } from '@apidoc/richtext';
import { accessCatalogue, accessColumns, accessSections, accessIntroduction } from './accessWording';
import type { AccessPage } from './model';

/** Renders the page of access rights as Markdown. */
export function toAccessMarkdown({ callers, scopes, groups }: AccessPage, links: Links): string {
  const columns = callers.map((caller) => [caller]);
  return serialize([
    ...toPageOpening(accessCatalogue.title, links),
    toParagraph(accessIntroduction),
    toHeading(2, accessSections.scopes),
    toTable(
      [[accessColumns.scope], [accessColumns.meaning], ...columns, [accessColumns.count]],
      scopes.map(({ name, scheme, description, open, count: uses }) => [
        [toCode(name), ...(scheme === undefined ? [] : [` (${scheme})`])],
        toOneLine(description, links),
        ...toAnswers(open),
        [String(uses)],
      ]),
    ),
    toHeading(2, accessSections.operations),
    ...groups.flatMap(({ title, operations }) => [
      toHeading(3, title),
      toTable(
        [[accessColumns.operation], [accessColumns.scopes], ...columns, [accessColumns.reservedTo]],
        operations.map((operation) => [
          [toPageLink(operation.slug, operation.title, links)],
          toOneLine(operation.requirements, links),
          ...toAnswers(operation.open),
          [operation.reservedTo ?? ''],
        ]),
      ),
    ]),
  ]);
}

function toAnswers(open: readonly boolean[]): readonly (readonly Phrasing[])[] {
  return open.map((isOpen) => [isOpen ? 'oui' : 'non']);
}
