import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureLoad } from './load.ts';
import { measureNavigation } from './navigation.ts';
import { measurePlainPage } from './plainPage.ts';
import { startServer, type SiteServer } from './server.ts';
import { attempt, type SiteBench } from './siteBench.ts';
import type { Subject } from './types.ts';
import { measureUsedScripts } from './usedScripts.ts';
import { buildObserver, startVisit, type Conditions, type Visit } from './visit.ts';

interface ServedBench {
  readonly bench: SiteBench;
  readonly server: SiteServer;
  readonly path: string;
}

/**
 * Measures the subject’s page of every site. The sites take turns, so that other load on the machine affects all of
 * them equally.
 */
export async function measurePages(
  benches: readonly SiteBench[],
  subject: Subject,
  options: { readonly executablePath: string; readonly runs: number; readonly slowdown: number },
): Promise<void> {
  const { executablePath, runs, slowdown } = options;
  const slowProcessor = { slowdown } as const;
  const slowEverything = { ...slowProcessor, network: 'slow 4G' } as const;
  const observer = await buildObserver();
  // Containers run as root, without a graphics card and without internet access.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  const browser = await chromium.launch({ executablePath, args });
  const served = await serveAll(benches, subject);

  const forEach = async (step: string, conditions: Conditions, measure: Measure): Promise<void> => {
    for (const one of served) {
      await attempt(one.bench, step, async () => {
        const visit = await startVisit(browser, one.server, observer, conditions);
        try {
          await measure(visit, one);
        } finally {
          await visit.close();
        }
      });
    }
  };
  try {
    await forEach('page without JavaScript', { javaScript: false }, async (visit, { bench, path }) => {
      bench.figures.plain = await measurePlainPage(visit, path, subject);
    });
    // This also makes the server compress its files before times are measured.
    await forEach('all controls', {}, async (visit, { bench, server, path }) => {
      bench.figures.used = await measureUsedScripts(visit, server, path, bench.site.controls);
    });
    for (let run = 1; run <= runs; run += 1) {
      console.log(`Cold load ${run} of ${runs}…`);
      await forEach('cold load', slowEverything, async (visit, { bench, server, path }) => {
        bench.figures.loads.push(await measureLoad(visit, server, path, bench.site.controls));
      });
    }
    for (let run = 0; run <= runs; run += 1) {
      console.log(run === 0 ? 'Navigation, not counted…' : `Navigation ${run} of ${runs}…`);
      for (const speed of ['navigations', 'slowNavigations'] as const) {
        await forEach('navigation', speed === 'navigations' ? {} : slowProcessor, async (visit, { bench, path }) => {
          const { next } = bench.site.controls;
          if (next === null) return;
          const navigation = await measureNavigation(visit, path, next);
          if (run > 0) bench.figures[speed].push(navigation);
        });
      }
    }
  } finally {
    for (const { server } of served) server.close();
    await browser.close();
  }
}

type Measure = (visit: Visit, served: ServedBench) => Promise<void>;

async function serveAll(benches: readonly SiteBench[], subject: Subject): Promise<readonly ServedBench[]> {
  const served: ServedBench[] = [];
  for (const bench of benches) {
    const { folder, output, pathOf } = bench.site;
    await attempt(bench, 'pages', async () => {
      const root = join(folder, output);
      if (!existsSync(root)) throw new Error(`There is no built site in ${root}.`);
      served.push({ bench, server: await startServer(root), path: pathOf(subject) });
    });
  }
  return served;
}
