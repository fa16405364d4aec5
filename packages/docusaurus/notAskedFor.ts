import type { DocusaurusConfig } from '@docusaurus/types';
import { member, toArray } from '../openapi/document/json';

/** Components of the theme that each show one type of navigation item, and that few sites need. */
const itemComponents = {
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
} as const;

/** Requests for components of Docusaurus that the configuration has no use for. */
export function notAskedFor({
  baseUrlIssueBanner,
  themeConfig,
}: Pick<DocusaurusConfig, 'baseUrlIssueBanner' | 'themeConfig'>): readonly RegExp[] {
  const footer = member(themeConfig, 'footer');
  const hasColumns = toArray(member(footer, 'links')).some((column) => member(column, 'items') !== undefined);
  const types = itemTypes(member(member(themeConfig, 'navbar'), 'items'));
  return [
    ...(baseUrlIssueBanner ? [] : [/^\.\/BaseUrlIssueBanner$/]),
    ...(member(footer, 'logo') === undefined ? [/^@theme\/Footer\/Logo$/] : []),
    hasColumns ? /^@theme\/Footer\/Links\/Simple$/ : /^@theme\/Footer\/Links\/MultiColumn$/,
    ...Object.entries(itemComponents).flatMap(([type, component]) =>
      types.has(type) ? [] : [new RegExp(`^@theme/NavbarItem/${component}$`)],
    ),
  ];
}

/** The types of items, those in menus too. */
function itemTypes(items: unknown): ReadonlySet<unknown> {
  return new Set(
    toArray(items).flatMap((item) => [
      member(item, 'type'),
      ...['items', 'dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((key) => [...itemTypes(member(item, key))]),
    ]),
  );
}
