import type { Language } from '@reliure/language';

/** A link of the navbar or of the footer, to a page of the site or to another site. */
export type SiteLink =
  | { readonly label: string; /** Path from the site’s root. */ readonly to: string }
  | { readonly label: string; /** Address of another site. */ readonly href: string };

/** The directives of the Content Security Policy to which a site can add origins. */
export type PolicySources = Readonly<
  Partial<Record<'img-src' | 'font-src' | 'media-src' | 'frame-src' | 'connect-src', readonly string[]>>
>;

/** A reference of a site besides the main one. */
export interface OtherReference {
  /** Name in addresses of files and in directives of guides: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Name in the navbar, in the search and in lists of files. */
  readonly label: string;
  /** As those of the main reference. */
  readonly contract: string;
  readonly routeBasePath: string;
  readonly changelog?: { readonly page: string };
  readonly hasScenarios?: boolean;
}

/** The settings of a site: everything that differs between two sites besides their contract and their texts. */
export interface Identity {
  /** Language of the guides and of what the packages add: pages of the reference, controls, addresses, directives. */
  readonly language: Language;
  readonly title: string;
  /** One sentence, for search engines and for the home page. */
  readonly tagline: string;
  /** The site’s origin, without a trailing slash. */
  readonly url: string;
  /** Path of the site on its host; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Root file of the OpenAPI contract, from the site’s folder. */
  readonly contract: string;
  /** Path of the reference, from the site’s root; by default `api`. */
  readonly routeBasePath?: string;
  /** References of other contracts. */
  readonly otherReferences?: readonly OtherReference[];
  /**
   * Whether guides may show scenarios, life cycles and excerpts that the contract does not have, as guides about another
   * contract do. What is missing is left out.
   */
  readonly allowsMissingParts?: boolean;
  /** Whether links of guides to operations that the contract does not have become plain text, instead of an error. */
  readonly unlinksMissingOperations?: boolean;
  /** Whether what was read from the contract is kept for the next build, which is the default. */
  readonly isReferenceCached?: boolean;
  /** Path of the guide to read first, from the site’s root. */
  readonly firstGuide: string;
  /** Links of the navbar, beside the guides and the reference, which every site has. */
  readonly navbar: readonly SiteLink[];
  readonly footer: {
    readonly columns: readonly { readonly title: string; readonly links: readonly SiteLink[] }[];
    readonly copyright: string;
  };
  /**
   * Whether the addresses of this identity may be of hosts that are reserved for examples, such as
   * `docs.visites.example`. The footer then says so.
   */
  readonly hasFictitiousHosts?: boolean;
  /** Shown above every page until dismissed; a new id shows it again. */
  readonly announcement?: { readonly id: string; /** Inline HTML. */ readonly content: string };
  /** Origins that pages may use besides the site’s own. */
  readonly policy?: PolicySources;
  /** Address at which the files of the site’s folder are edited. Without it, guides have no link to edit them. */
  readonly editUrl?: string;
  /** Without it, the site has no blog. */
  readonly blog?: { readonly title: string; readonly description: string; readonly sidebarTitle: string };
  /** The glossary’s Markdown file, from the site’s folder. Without it, `:term` explains nothing. */
  readonly glossary?: { readonly file: string; /** Path of its page. */ readonly page: string };
  /** The register of sources, a YAML file from the site’s folder. Without it, `[^id]` is an ordinary footnote. */
  readonly sources?: { readonly file: string; /** Path of the page that lists it. */ readonly page: string };
  /** Path of the page that shows the releases in `versions/` beside the contract. Without it, they are not read. */
  readonly changelog?: { readonly page: string };
  /** Whether the Arazzo documents in `scenarios/` beside the contract are read. */
  readonly hasScenarios: boolean;
  /**
   * Whether visitors can keep a copy of the site for reading offline. Without it, the service worker of the site removes
   * the copies that visitors kept earlier.
   */
  readonly hasOfflineCopy: boolean;
  /** Path of the synonyms that visitors search for, a YAML file, from the site’s folder. */
  readonly synonyms?: string;
  /** Style sheets of the site’s own, from its folder. They can change the tokens of `packages/theme/css/tokens.css`. */
  readonly styles?: readonly string[];
  /** Additional requirements of `reliure check`, besides a correct site. */
  readonly checks: {
    /**
     * YAML file with the facts about the contract that the rules of `checks/contract/` need, from the site’s folder.
     * Without it, those rules for a contract in French, with shared errors, replay and life cycles, are not applied.
     */
    readonly houseRules?: string;
    /** Whether spelling, typography and wording of the texts are checked, on a site in French. */
    readonly french?: boolean;
    /** TypeScript file that exports the wordings that the texts of this site avoid, from the site’s folder. */
    readonly wordings?: string;
    /**
     * Whether code in guides must come from the contracts: every word in backticks, every name in a program, every block
     * of JSON, which then says its operation. `checks/allowed.yaml` of the site lists other words, with reasons. Without
     * it, only what is certainly wrong is reported, such as a method that a path does not have.
     */
    readonly exactGuides?: boolean;
    /** YAML file with the identifiers that examples and guides may contain, from the site’s folder. */
    readonly dataSet?: string;
    /** Folder of the guides whose TypeScript is compiled, from the site’s folder. */
    readonly programs?: string;
  };
}
