import type { Site, SiteFigures, SiteResult } from './types.ts';

/** A site with the measurements made so far. */
export interface SiteBench {
  readonly site: Site;
  readonly figures: SiteFigures;
  readonly errors: string[];
}

/** Creates a site without measurements. */
export function createSiteBench(site: Site): SiteBench {
  return { site, figures: { cold: [], warm: [], loads: [], navigations: [], slowNavigations: [] }, errors: [] };
}

/** Performs one measurement of a site. A failure is logged and added to the result, and the benchmark continues. */
export async function attempt(bench: SiteBench, step: string, measure: () => void | Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    const message = `${step}: ${toMessage(error)}`;
    bench.errors.push(message);
    console.error(`✗ ${bench.site.title}, ${message}`);
  }
}

function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${toMessage(error.cause)}`;
}

/** Returns the measurements of a site in the form of the results file. */
export function toResult({ site, figures, errors }: SiteBench): SiteResult {
  const { name, title, versions } = site;
  return { site: name, title, versions, figures, errors };
}
