import { pageBudgets } from './budgets.ts';
import { median } from './statistics.ts';
import type { FirstAction, Load, Navigation, SiteFigures } from './types.ts';

/** A row of the table of results. */
export interface Row {
  readonly label: string;
  readonly unit: 'kB' | 'ms' | 's' | '';
  /**
   * Returns the value in bytes, milliseconds, seconds or a count; `null` if it was not measured or does not apply to
   * the site.
   */
  readonly valueOf: ValueOf;
  /** The limit for this site. */
  readonly budget?: number;
}

type ValueOf = (figures: Partial<SiteFigures>) => number | null;

/** The rows of the table of results, in order. */
export const rows: readonly Row[] = [
  {
    label: 'transferred',
    unit: 'kB',
    budget: pageBudgets.coldLoad,
    valueOf: ofLoads(({ transferred }) => transferred),
  },
  {
    label: 'of which scripts, including inline ones',
    unit: 'kB',
    valueOf: withInline(ofLoads(({ scripts }) => scripts)),
  },
  { label: 'requests', unit: '', valueOf: ofLoads(({ requests }) => requests) },
  {
    label: 'blocking time until the first action',
    unit: 'ms',
    budget: 50,
    valueOf: ofLoads(({ blocking }) => blocking),
  },
  {
    label: '… including before the first paint',
    unit: 'ms',
    valueOf: ofLoads(({ blockingFromStart }) => blockingFromStart),
  },
  { label: 'elements', unit: '', budget: pageBudgets.elements, valueOf: ofLoads(({ elements }) => elements) },
  { label: 'first contentful paint', unit: 'ms', valueOf: ofLoads(({ firstPaint }) => firstPaint) },
  { label: 'largest contentful paint', unit: 'ms', valueOf: ofLoads(({ largestPaint }) => largestPaint) },
  { label: 'field names in the HTML', unit: '', valueOf: ({ plain }) => plain?.fieldNames ?? null },
  {
    label: 'search as first action, transferred',
    unit: 'kB',
    valueOf: ofFirstAction(({ transferred }) => transferred),
  },
  { label: 'search as first action, blocking time', unit: 'ms', valueOf: ofFirstAction(({ blocking }) => blocking) },
  { label: 'search as first action, until results', unit: 'ms', valueOf: ofFirstAction(({ time }) => time) },
  {
    label: 'scripts after using all controls',
    unit: 'kB',
    budget: pageBudgets.scriptsAfterUse,
    valueOf: withInline(usedScripts),
  },
  { label: 'next operation, first time', unit: 'ms', budget: 100, valueOf: ofNavigations('navigations', 'first') },
  { label: 'next operation, second time', unit: 'ms', budget: 100, valueOf: ofNavigations('navigations', 'second') },
  { label: 'next operation, slow, first time', unit: 'ms', valueOf: ofNavigations('slowNavigations', 'first') },
  { label: 'next operation, slow, second time', unit: 'ms', valueOf: ofNavigations('slowNavigations', 'second') },
  { label: 'cold build, processor', unit: 's', budget: 25, valueOf: ({ cold }) => middle(cold, ({ cpu }) => cpu) },
  { label: 'warm build, processor', unit: 's', budget: 15, valueOf: ({ warm }) => middle(warm, ({ cpu }) => cpu) },
  { label: 'cold build, elapsed', unit: 's', valueOf: ({ cold }) => middle(cold, ({ wall }) => wall) },
  { label: 'warm build, elapsed', unit: 's', valueOf: ({ warm }) => middle(warm, ({ wall }) => wall) },
];

function ofLoads(valueOf: (load: Load) => number): ValueOf {
  return ({ loads }) => middle(loads, valueOf);
}

function ofFirstAction(valueOf: (action: FirstAction) => number): ValueOf {
  return ({ loads }) =>
    middle(
      loads?.flatMap(({ firstAction }) => firstAction ?? []),
      valueOf,
    );
}

function ofNavigations(speed: 'navigations' | 'slowNavigations', time: keyof Navigation): ValueOf {
  return ({ [speed]: navigations }) => middle(navigations, ({ [time]: value }) => value);
}

function usedScripts({ used }: Partial<SiteFigures>): number | null {
  return used === undefined ? null : Math.max(...Object.values(used));
}

/** Adds inline scripts to the size of script files. */
function withInline(valueOf: ValueOf): ValueOf {
  return (figures) => {
    const value = valueOf(figures);
    return value === null || figures.plain === undefined ? null : value + figures.plain.inlineScripts;
  };
}

function middle<Run>(runs: readonly Run[] | undefined, valueOf: (run: Run) => number): number | null {
  return runs === undefined || runs.length === 0 ? null : median(runs.map(valueOf));
}
