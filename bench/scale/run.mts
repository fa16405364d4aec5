// npm run bench:scale: builds contracts of growing size, and measures the builds and what a visitor loads, beside rivals.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { clearSite, measureBuild } from '../page/buildCost.ts';
import { measureLoad } from '../page/load.ts';
import { describeMachine } from '../page/machine.ts';
import { startServer } from '../page/server.ts';
import { createSites } from '../page/sites.ts';
import type { BuildCost, Load, Site } from '../page/types.ts';
import { buildObserver, startVisit } from '../page/visit.ts';
import { makeContract, middleOperation } from './contract.ts';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '200,1000,5000' },
    sites: { type: 'string', default: 'ours,starlight,docusaurus' },
    limit: { type: 'string', default: '30' },
  },
});
const folder = resolve('.cache', 'scale');
const contract = join(folder, 'openapi.json');
const program = resolve('packages', 'cli', 'bin', 'reliure.js');

const rows: string[] = [];
const before = describeMachine();
for (const operations of values.operations.split(',').map(Number)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(contract, JSON.stringify(makeContract(operations), null, 1));
  for (const site of createSites(folder, values.sites.split(',')).map(withContract)) {
    const row = await measure(site, operations);
    rows.push(`| ${operations} | ${site.title} | ${row} |`);
    console.log(rows.at(-1));
  }
}
const { processor, processors, node, commit } = before;
console.log(`
${processors} × ${processor}, Node.js ${node}, commit ${commit}, load ${before.load.toFixed(1)} before and ${describeMachine().load.toFixed(1)} after.

| Operations | Site | Build, processor time | Memory | Operation page | … elements | First search |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`);

async function measure(site: Site, operations: number): Promise<string> {
  try {
    site.prepare();
    clearSite(site);
    const cost = await measureBuild(site, Number(values.limit));
    return toRow(cost, await visitSite(site, operations));
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
  }
}

/** Opens the page of an operation, and types into the search. */
async function visitSite(site: Site, operations: number): Promise<Load> {
  const server = await startServer(join(site.folder, site.output));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const visit = await startVisit(browser, server, await buildObserver(), {});
    const operationId = middleOperation(operations);
    const path = site.pathOf({ operationId, slug: operationId, group: '', title: '', fields: 0, fieldNames: [] });
    const load = await measureLoad(visit, server, path, site.controls);
    const text = (await visit.page.textContent('main')) ?? '';
    if (!text.includes('Needs the right')) throw new Error(`${path} is not the page of the operation`);
    return load;
  } finally {
    await browser.close();
    server.close();
  }
}

function toRow({ cpu, memory }: BuildCost, { transferred, elements, firstAction }: Load): string {
  const search = firstAction === null ? '–' : toKilobytes(firstAction.transferred);
  return [`${cpu.toFixed(0)} s`, `${memory.toFixed(0)} MB`, toKilobytes(transferred), elements, search].join(' | ');
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

/** Ours is a new site for the contract; those of the rivals read it from the folder above theirs. */
function withContract(site: Site): Site {
  if (site.name !== 'ours') return site;
  return {
    ...site,
    output: 'build',
    caches: ['.docusaurus', 'node_modules'],
    commands: [['node', program, 'build']],
    prepare() {
      rmSync(site.folder, { recursive: true, force: true });
      const options = [
        '--contract',
        contract,
        '--title',
        'Visites',
        '--language',
        'fr',
        '--url',
        'https://docs.company.com',
      ];
      const { status, stderr } = spawnSync('node', [program, 'new', site.folder, ...options], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    pathOf: ({ slug }) => `/api/${slug}`,
  };
}
