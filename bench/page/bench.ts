import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clearSite, measureBuild } from './buildCost.ts';
import { describeMachine } from './machine.ts';
import { measurePages } from './pages.ts';
import { attempt, createSiteBench, toResult, type SiteBench } from './siteBench.ts';
import { createSites } from './sites.ts';
import { createSubject } from './subject.ts';
import { toBudgets, toTable } from './table.ts';

/** Options of a benchmark run. */
export interface BenchOptions {
  /** Path of a Chromium. */
  readonly executablePath: string;
  /** Names of the sites; all sites by default. */
  readonly sites?: readonly string[] | undefined;
  /** Number of cold and warm builds of each site; 0 uses the pages of the last build. */
  readonly builds: number;
  /** Number of times that each page is opened; 0 only measures builds. */
  readonly runs: number;
  /** Slug of the operation; by default, the one with the median number of fields. */
  readonly operation?: string | undefined;
  /** Factor by which the processor is slowed down while pages load. */
  readonly slowdown: number;
}

const folder = resolve('.cache', 'bench');

/**
 * Builds the sites, measures the same page of each, prints the results, and writes all runs to
 * `.cache/bench/page.json`.
 */
export async function runBench({
  executablePath,
  sites,
  builds,
  runs,
  operation,
  slowdown,
}: BenchOptions): Promise<void> {
  const subject = await createSubject(join(folder, 'openapi.json'), operation);
  const benches = createSites(folder, sites).map(createSiteBench);
  const before = describeMachine();
  for (const bench of benches) await build(bench, builds);
  if (runs > 0) await measurePages(benches, subject, { executablePath, runs, slowdown });
  const after = describeMachine();

  const results = benches.map(toResult);
  const file = join(folder, 'page.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ date: new Date().toISOString(), before, after, subject, results }, null, 2));
  const { processor, processors, node, commit } = before;
  console.log(`
The page “${subject.title}” (${subject.slug}): ${subject.fields} fields, ${subject.fieldNames.length} names.
${processors} × ${processor}, Node.js ${node}, commit ${commit}, load ${before.load.toFixed(1)} before and ${after.load.toFixed(1)} after.
Medians of ${builds} builds and ${runs} runs; slow 4G and ${slowdown}× slowdown of the processor unless stated otherwise.

${toTable(results)}
`);
  const [ours] = results;
  if (ours?.site === 'ours') console.log(`Budgets of this site:\n${toBudgets(ours)}\n`);
  for (const { title, errors } of results) {
    for (const error of errors) console.log(`✗ ${title} was measured only in part. ${error}`);
  }
  console.log(`All runs: ${file}`);
}

async function build(bench: SiteBench, times: number): Promise<void> {
  const { site, figures } = bench;
  if (times === 0) return;
  await attempt(bench, 'build', async () => {
    site.prepare();
    for (let time = 1; time <= times; time += 1) {
      console.log(`Build ${time} of ${times}, cold and warm: ${site.title}…`);
      clearSite(site);
      figures.cold.push(await measureBuild(site));
      figures.warm.push(await measureBuild(site));
    }
  });
}
