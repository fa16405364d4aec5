import type { Site, SiteFigures, SiteResult } from './types';

/** A site, and what has been measured of it so far. */
export interface SiteBench {
  readonly site: Site;
  readonly figures: SiteFigures;
  readonly errors: string[];
}

/** A site without any figures yet. */
export function createSiteBench(site: Site): SiteBench {
  return { site, figures: { cold: [], warm: [], loads: [], navigations: [], slowNavigations: [] }, errors: [] };
}

/** Does one thing for one site. What fails is told at once and in the result, and the bench goes on without it. */
export async function attempt(bench: SiteBench, what: string, act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const message = `${what}: ${toMessage(error)}`;
    bench.errors.push(message);
    console.error(`✗ ${bench.site.title}, ${message}`);
  }
}

function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${toMessage(error.cause)}`;
}

/** What was measured of a site, as the file of results keeps it. */
export function toResult({ site, figures, errors }: SiteBench): SiteResult {
  const { name, title, versions } = site;
  return { site: name, title, versions, figures, errors };
}
