import type { Page } from '@playwright/test';

/** The operation whose page is measured on every site. */
export interface Subject {
  readonly slug: string;
  /** Slug of its group. */
  readonly group: string;
  readonly operationId: string;
  readonly title: string;
  /** Fields of its parameters, body and answers. */
  readonly fields: number;
  /** Their names, each once. */
  readonly fieldNames: readonly string[];
}

/** What a visitor can use on the page, in the order in which the bench uses it. */
export const uses = [
  'language of the sample',
  'group of the sidebar',
  'colour mode',
  'search',
  'menu of a phone',
] as const;

/** One use of the page by a visitor. */
export type Use = (typeof uses)[number];

/** Uses one control, and waits until it has done its work. */
export type UseControl = (page: Page) => Promise<void>;

/** How the bench finds what it uses on the pages of one site. */
export interface Controls {
  /** Selectors of the link to the next operation, and of the title in it; `null` where all operations are one page. */
  readonly next: { readonly link: string; readonly title: string } | null;
  /** `null` where the page has no such control. */
  readonly use: Readonly<Record<Use, UseControl | null>>;
}

/** A site that can be built and measured. */
export interface Site {
  readonly name: string;
  readonly title: string;
  /** Its packages, with their versions; ours are this project’s. */
  readonly versions: Readonly<Record<string, string>>;
  /** Where it is built. */
  readonly folder: string;
  /** Below its folder: what the build writes and a host serves. */
  readonly output: string;
  /** Below its folder: what a cold build starts without. */
  readonly caches: readonly string[];
  /** Run one after the other in its folder. */
  readonly commands: readonly (readonly [program: string, ...parameters: string[]])[];
  /** Puts sources and packages into its folder. */
  readonly prepare: () => void;
  /** Address of the operation’s page, from the site’s root. */
  readonly pathOf: (subject: Subject) => string;
  readonly controls: Controls;
}

/** Seconds. */
export interface BuildTime {
  readonly cpu: number;
  readonly wall: number;
}

/** One cold load until the page is quiet. Sizes in bytes as they were sent, times in milliseconds. */
export interface Load {
  readonly transferred: number;
  readonly scripts: number;
  readonly requests: number;
  /** From the first contentful paint on, and from the start. */
  readonly blocking: number;
  readonly blockingFromStart: number;
  readonly elements: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly firstAct: FirstAct | null;
}

/** What happens when a word in the search is the first thing that the visitor does. */
export interface FirstAct {
  readonly transferred: number;
  readonly blocking: number;
  /** Until results are shown. */
  readonly time: number;
}

/** Milliseconds from a click to the title of the next page, the link having been aimed at before. */
export interface Navigation {
  /** From the page that the visit began with. */
  readonly first: number;
  /** From there to the page after it. */
  readonly second: number;
}

/** What a page without JavaScript holds. */
export interface PlainPage {
  /** Field names that the text says, samples and examples apart. */
  readonly fieldNames: number;
  /** Bytes of the scripts that stand in the document, compressed. */
  readonly inlineScripts: number;
}

/** Bytes of scripts loaded since the page was opened, after each use; what the site does not have is not there. */
export type UsedScripts = Readonly<Partial<Record<Use | 'load', number>>>;

/** All that is measured of one site: a value for each build, and for each time a page was opened. */
export interface SiteFigures {
  readonly cold: BuildTime[];
  readonly warm: BuildTime[];
  readonly loads: Load[];
  /** On a processor as it is, and slowed down. */
  readonly navigations: Navigation[];
  readonly slowNavigations: Navigation[];
  plain?: PlainPage;
  used?: UsedScripts;
}

/** Figures of a site as far as they were measured, and what went wrong. */
export interface SiteResult {
  readonly site: string;
  readonly title: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly figures: Partial<SiteFigures>;
  readonly errors: readonly string[];
}
