import { languages } from '@reliure/language';
import { z } from 'zod';

const text = () => z.string().regex(/\S/, 'it is empty');
const guide = () => z.string().regex(/^\/docs\/.*[^/]$/, 'it is not the path of a guide, such as "/docs/intro"');
const origin = () =>
  z
    .string()
    .refine(
      (url) => /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url,
      'it is not http:// or https:// and a host only',
    );
const origins = () =>
  z
    .array(z.string().regex(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/, 'it is not https:// and a host only'))
    .exactOptional();

const link = z.union(
  [
    z.strictObject({ label: text(), to: z.string().startsWith('/', 'it does not start with a slash') }),
    z.strictObject({
      label: text(),
      href: z.string().regex(/^(?:https?:\/\/|mailto:)./, 'it is not a web or mail address'),
    }),
  ],
  'it is neither a page of this site, as { label, to }, nor an address, as { label, href }',
);

const changelog = z.strictObject({ page: guide() });

const otherReference = z.strictObject({
  id: z
    .string()
    .describe('Name in addresses of files and in directives of guides: lower-case letters, digits and hyphens'),
  label: text().describe('Name in the navbar, in the search and in lists of files'),
  contract: text().describe('As that of the main reference'),
  overlays: z.array(z.string()).exactOptional().describe('As those of the main reference'),
  routeBasePath: text().describe('As that of the main reference'),
  changelog: changelog.exactOptional().describe('As that of the main reference'),
  hasScenarios: z.boolean().exactOptional().describe('As that of the main reference'),
  hasTypes: z.boolean().exactOptional().describe('As that of the main reference'),
});

const checks = z.strictObject({
  houseRules: z
    .string()
    .exactOptional()
    .describe(
      'YAML file with the facts about the contract that the rules for a contract in French need, with shared errors, replay and life cycles. Without it, these rules are not applied',
    ),
  french: z
    .boolean()
    .exactOptional()
    .describe('Whether spelling, typography and wording are checked, on a site in French'),
  wordings: z
    .string()
    .exactOptional()
    .describe('TypeScript file that exports the wordings that texts of this site avoid'),
  exactGuides: z
    .boolean()
    .exactOptional()
    .describe(
      'Whether code in guides must come from the contracts: every word in backticks, every name in a program, every block of JSON, which then says its operation. `checks/allowed.yaml` of the site lists other words, with reasons. Without it, only what is certainly wrong is reported, such as a method that a path does not have',
    ),
  dataSet: z.string().exactOptional().describe('YAML file with the identifiers that examples and guides may contain'),
  programs: z.string().exactOptional().describe('Folder of the guides whose TypeScript is compiled'),
});

/**
 * The settings of a site, everything that differs between two sites besides their contract and their texts: their
 * types, their validation and their documentation. Paths of files are from the site’s folder, paths of pages from the
 * site’s root.
 */
export const identitySettings = z.strictObject({
  language: z
    .enum(languages)
    .describe(
      'Language of the guides and of what the packages add: pages of the reference, controls, addresses, directives',
    ),
  title: text().describe('Name of the site'),
  tagline: text().describe('One sentence, for search engines and for the home page'),
  url: origin().describe('Origin of the published site, such as "https://docs.company.com"'),
  baseUrl: z
    .string()
    .regex(/^\/(?:[^/]+\/)*$/, 'it does not start and end with a slash')
    .describe('Path of the site on its host, such as "/documentation/". The variable BASE_URL sets it for one build'),
  contract: text().describe('Root file of the OpenAPI contract'),
  overlays: z
    .array(z.string())
    .exactOptional()
    .describe(
      'OpenAPI Overlay documents in the contract’s folder, such as "contract/phrases.overlay.yaml". They are applied to its root file before it is read, in this order',
    ),
  routeBasePath: z.string().exactOptional().describe('Path of the reference; by default "api"'),
  otherReferences: z.array(otherReference).exactOptional().describe('References of other contracts'),
  allowsMissingParts: z
    .boolean()
    .exactOptional()
    .describe(
      'Whether guides may show scenarios, life cycles and excerpts that the contract does not have, as guides about another contract do. What is missing is left out',
    ),
  unlinksMissingOperations: z
    .boolean()
    .exactOptional()
    .describe(
      'Whether links of guides to operations that the contract does not have become plain text, instead of an error',
    ),
  isReferenceCached: z
    .boolean()
    .exactOptional()
    .describe('Whether what was read from the contract is kept for the next build; by default true'),
  firstGuide: guide().describe('The guide to read first, such as "/docs/intro"'),
  navbar: z
    .array(link)
    .describe(
      'Links of the navbar, beside the guides and the reference, which every site has: `{ label, to }` to a page of this site, `{ label, href }` to another site',
    ),
  footer: z
    .strictObject({
      columns: z
        .array(z.strictObject({ title: text(), links: z.array(link) }))
        .describe('Lists of links, which are as those of the navbar'),
      copyright: z.string().describe('Last line of every page'),
    })
    .describe('End of every page'),
  hasFictitiousHosts: z
    .boolean()
    .exactOptional()
    .describe(
      'Whether addresses of this identity may be of hosts that are reserved for examples, such as "docs.company.example". The footer then says so',
    ),
  announcement: z
    .strictObject({
      id: z
        .string()
        .regex(/^[\w-]+$/, 'it has other characters than letters, digits and hyphens')
        .describe('A new one shows it again'),
      content: text().describe(
        'Inline HTML. What is in `<span class="wide">` is left out on phones, where one line is enough',
      ),
      ends: z
        .string()
        .exactOptional()
        .describe(
          'An operation whose end the changelog announces, such as `GET /v1/orders`. `{day}` in the content then is its last day',
        ),
    })
    .exactOptional()
    .describe('Shown above every page until dismissed'),
  policy: z
    .strictObject({
      'img-src': origins(),
      'font-src': origins(),
      'media-src': origins(),
      'frame-src': origins(),
      'connect-src': origins(),
    })
    .exactOptional()
    .describe('Origins that pages may use besides the site’s own, such as "https://images.company.com"'),
  editUrl: z
    .string()
    .exactOptional()
    .describe(
      'Address at which the files of the site’s folder are edited. Without it, guides have no link to edit them',
    ),
  blog: z
    .strictObject({
      title: text().describe('Name of the blog'),
      description: text().describe('One sentence, for search engines and feeds'),
      sidebarTitle: text().describe('Title of the list of posts'),
    })
    .exactOptional()
    .describe('Without it, the site has no blog'),
  glossary: z
    .strictObject({ file: text().describe('Its Markdown file'), page: guide().describe('Its page') })
    .exactOptional()
    .describe('Without it, `:term` explains nothing'),
  sources: z
    .strictObject({
      file: text().describe('The register, a YAML file'),
      page: guide().describe('The page that lists it'),
    })
    .exactOptional()
    .describe('Sources of facts. Without them, `[^id]` is an ordinary footnote'),
  changelog: changelog
    .exactOptional()
    .describe('The page that shows the releases in `versions/` beside the contract. Without it, they are not read'),
  hasScenarios: z.boolean().describe('Whether the Arazzo documents in `scenarios/` beside the contract are read'),
  hasTypes: z
    .boolean()
    .exactOptional()
    .describe(
      'Whether the downloads include the contract’s types in TypeScript. The site needs the package `openapi-typescript` then',
    ),
  hasOfflineCopy: z
    .boolean()
    .describe(
      'Whether visitors can keep a copy of the site for reading offline. Without it, the service worker of the site removes the copies that visitors kept earlier',
    ),
  synonyms: z.string().exactOptional().describe('YAML file with the words of the site and what visitors type for them'),
  thesaurus: z
    .string()
    .exactOptional()
    .describe('YAML file with words that the site lacks and words of the site: `reliure thesaurus` writes it'),
  styles: z
    .array(z.string())
    .exactOptional()
    .describe('Style sheets of the site’s own. They can change the tokens of `packages/theme/css/tokens.css`'),
  checks: checks.describe('Additional requirements of `reliure check`, besides a correct site'),
});

/** The settings of a site. */
export type Identity = Unchanged<z.input<typeof identitySettings>>;

/** A reference of a site besides the main one. */
export type OtherReference = NonNullable<Identity['otherReferences']>[number];

/** A link of the navbar or of the footer, to a page of the site or to another site. */
export type SiteLink = Identity['navbar'][number];

/** The directives of the Content Security Policy to which a site can add origins. */
export type PolicySources = NonNullable<Identity['policy']>;

/** A value that is only read, with all its members. */
type Unchanged<Value> = Value extends object ? { readonly [Name in keyof Value]: Unchanged<Value[Name]> } : Value;
