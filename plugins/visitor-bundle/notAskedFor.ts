import type { DocusaurusConfig } from '@docusaurus/types';
import { member, toArray } from '../../core/contract/json';

/** Requests for components of Docusaurus that the configuration has no use for. */
export function notAskedFor({
  baseUrlIssueBanner,
  themeConfig,
}: Pick<DocusaurusConfig, 'baseUrlIssueBanner' | 'themeConfig'>): readonly RegExp[] {
  const footer = member(themeConfig, 'footer');
  const hasColumns = toArray(member(footer, 'links')).some((column) => member(column, 'items') !== undefined);
  return [
    ...(baseUrlIssueBanner ? [] : [/^\.\/BaseUrlIssueBanner$/]),
    ...(member(footer, 'logo') === undefined ? [/^@theme\/Footer\/Logo$/] : []),
    hasColumns ? /^@theme\/Footer\/Links\/Simple$/ : /^@theme\/Footer\/Links\/MultiColumn$/,
  ];
}
