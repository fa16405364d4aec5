import type { UserThemeConfig } from '@docusaurus/theme-common';
import { sharedPicturePath } from '@reliure/richtext';
import type { Identity } from './identity.ts';
import { listReferences } from './references.ts';
import { texts } from './texts.ts';

type ThemeIdentity = Pick<
  Identity,
  'title' | 'baseUrl' | 'contract' | 'routeBasePath' | 'otherReferences' | 'navbar' | 'footer' | 'hasFictitiousHosts'
>;

const noColours = { plain: {}, styles: [] };

/** Builds the configuration of the theme. */
export function buildThemeConfig(identity: ThemeIdentity, announcement?: Identity['announcement']): UserThemeConfig {
  const { baseUrl } = identity;
  return {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    ...(announcement !== undefined && {
      announcementBar: {
        id: announcement.id,
        content: announcement.content.replaceAll('href="/', `href="${baseUrl}`),
        isCloseable: true,
      },
    }),
    // Shown by other sites beside a link. Parts of the site have pictures of their own.
    image: sharedPicturePath('site').slice(1),
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Grouping by year would add headings to the list, before the page’s own.
    blog: { sidebar: { groupByYear: false } },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    navbar: buildNavbar(identity),
    footer: buildFooter(identity),
    // Code is highlighted during the build; the theme’s own colours would only add weight.
    prism: { theme: noColours, darkTheme: noColours },
  };
}

function buildNavbar(identity: ThemeIdentity): UserThemeConfig['navbar'] {
  const { title, navbar } = identity;
  const [pages, sites] = [navbar.filter((link) => 'to' in link), navbar.filter((link) => 'href' in link)];
  return {
    title,
    logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
    items: [
      { type: 'docSidebar', sidebarId: 'guides', label: texts().navbar.guides, position: 'left' },
      ...listReferences(identity).map(({ basePath, label = texts().navbar.reference }) => ({
        to: basePath,
        label,
        position: 'left' as const,
      })),
      ...pages.map((link) => ({ ...link, position: 'left' as const })),
      { type: 'search', position: 'right' },
      ...sites.map((link) => ({ ...link, position: 'right' as const })),
      { type: 'localeDropdown', position: 'right' },
    ],
  };
}

function buildFooter({ footer, hasFictitiousHosts = false }: ThemeIdentity): UserThemeConfig['footer'] {
  return {
    style: 'light',
    links: footer.columns.map(({ title, links }) => ({ title, items: links.map((link) => ({ ...link })) })),
    copyright: hasFictitiousHosts ? `${footer.copyright} ${texts().fictitiousHosts}` : footer.copyright,
  };
}
