import type { Page } from '@playwright/test';

/** The operation whose page is measured on every site. */
export interface Subject {
  readonly slug: string;
  /** Slug of its group. */
  readonly group: string;
  readonly operationId: string;
  readonly title: string;
  /** Number of fields of its parameters, body and responses. */
  readonly fields: number;
  /** Names of these fields, without duplicates. */
  readonly fieldNames: readonly string[];
}

/** Controls that a visitor can use on the page, in the order in which the benchmark uses them. */
export const uses = ['sample language', 'sidebar group', 'colour mode', 'search', 'mobile menu'] as const;

/** One of these controls. */
export type Use = (typeof uses)[number];

/** Uses a control, and waits until it has taken effect. */
export type UseControl = (page: Page) => Promise<void>;

/** The controls on the pages of one site. */
export interface Controls {
  /** Selectors of the link to the next operation, and of the title in it; `null` if all operations are on one page. */
  readonly next: { readonly link: string; readonly title: string } | null;
  /** `null` if the page has no such control. */
  readonly use: Readonly<Record<Use, UseControl | null>>;
}

/** A site that can be built and measured. */
export interface Site {
  readonly name: string;
  readonly title: string;
  /** Its packages with their versions; empty for this site. */
  readonly versions: Readonly<Record<string, string>>;
  /** Folder to build the site in. */
  readonly folder: string;
  /** Path below the folder, with the files that the build writes and a host serves. */
  readonly output: string;
  /** Paths below the folder that are removed before a cold build. */
  readonly caches: readonly string[];
  /** Commands of the build, run one after the other in the folder. */
  readonly commands: readonly (readonly [program: string, ...parameters: string[]])[];
  /** Copies sources and packages to the folder. */
  readonly prepare: () => void;
  /** Address of the operation’s page, from the site’s root. */
  readonly pathOf: (subject: Subject) => string;
  readonly controls: Controls;
}

/** The cost of a build: processor time and elapsed time, in seconds. */
export interface BuildCost {
  readonly cpu: number;
  readonly wall: number;
  /** The most memory that all its processes had together, in megabytes. */
  readonly memory: number;
}

/** A cold load until the page is idle. Sizes are in bytes as transferred, times in milliseconds. */
export interface Load {
  readonly transferred: number;
  readonly scripts: number;
  readonly requests: number;
  /** Total blocking time after the first contentful paint, and after the start. */
  readonly blocking: number;
  readonly blockingFromStart: number;
  readonly elements: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly firstAction: FirstAction | null;
}

/** Measurements of a visit whose first action is to type a word into the search. */
export interface FirstAction {
  readonly transferred: number;
  readonly blocking: number;
  /** Milliseconds until results are shown. */
  readonly time: number;
}

/** Milliseconds from a click to the title of the next page. The mouse hovers over the link before the click. */
export interface Navigation {
  /** From the first page of the visit. */
  readonly first: number;
  /** From there to the following page. */
  readonly second: number;
}

/** Content of a page without JavaScript. */
export interface PlainPage {
  /** Number of field names in the text, without samples and examples. */
  readonly fieldNames: number;
  /** Compressed size of the inline scripts, in bytes. */
  readonly inlineScripts: number;
}

/**
 * Bytes of scripts loaded since the page was opened, after each control is used. Controls that the site lacks have no
 * entry.
 */
export type UsedScripts = Readonly<Partial<Record<Use | 'load', number>>>;

/** All measurements of a site: a value for each build, and for each time a page was opened. */
export interface SiteFigures {
  readonly cold: BuildCost[];
  readonly warm: BuildCost[];
  readonly loads: Load[];
  /** At full processor speed, and slowed down. */
  readonly navigations: Navigation[];
  readonly slowNavigations: Navigation[];
  plain?: PlainPage;
  used?: UsedScripts;
}

/** The measurements of a site, if they succeeded, and the errors. */
export interface SiteResult {
  readonly site: string;
  readonly title: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly figures: Partial<SiteFigures>;
  readonly errors: readonly string[];
}
