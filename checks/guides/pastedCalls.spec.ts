import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGuide, type Fence } from 'reliure/node';
import { toCall } from '@reliure/browser';
import { buildReference, toCallServers } from '@reliure/reference';
import { isShellCall } from '@reliure/richtext';
import { localServer } from '@reliure/samples';
import { resolveScenarioDirective } from '@reliure/scenarios';
import type { Scenario } from '@reliure/scenarios';
import { document, loadSiteScenarios, runMockServer } from '../testing/siteContract.ts';

/** A block of shell code, with the statuses of its calls that the page shows besides success. */
interface Block {
  readonly line: number;
  readonly text: string;
  readonly statuses: readonly string[];
}

const reference = buildReference({ document });
const servers = toCallServers(reference.introduction.servers);
const files = await glob('site/{docs,blog,src/pages}/**/*.{md,mdx}');
const texts = await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')] as const));
const guides = texts.flatMap(([file, text]) => {
  const blocks = toBlocks(readGuide(text).fences);
  return blocks.some(({ text: own }) => isCall(own)) ? [{ file, blocks }] : [];
});
const scenarios = await loadSiteScenarios(reference);
const pages = [
  ...guides,
  ...scenarios.map((scenario) => ({ file: `scenario ${scenario.name}`, blocks: toScenarioBlocks(scenario) })),
];

const origin = runMockServer();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calls-'));
});
afterAll(() => rm(folder, { recursive: true }));

// The samples of operations are run by packages/samples/run/samples.spec.ts.
describe('shell calls, with the local server selected', () => {
  it('are found in guides and scenarios', () => {
    expect(guides.length).toBeGreaterThan(5);
    expect(scenarios.length).toBeGreaterThan(5);
  });

  it.each(pages)('of $file succeed when pasted in order', async ({ file, blocks }) => {
    const results = await paste(blocks.map(({ text }) => text));
    const failed = results.filter(
      ({ block, status }) => !status.startsWith('2') && !blocks[block]?.statuses.includes(status),
    );
    expect(failed.map(({ block, ...result }) => ({ at: `${file}:${String(blocks[block]?.line)}`, ...result }))).toEqual(
      [],
    );
    expect(results.length).toBeGreaterThanOrEqual(blocks.filter(({ text }) => isCall(text)).length);
  });
});

/** Returns the blocks that a reader pastes: calls of the API, and variables. */
function toBlocks(fences: readonly Fence[]): readonly Block[] {
  return fences.flatMap(({ language, meta, text, line }, index) => {
    const isPasted = isCall(text) || /^(?:export )?[A-Z_]+=/.test(text);
    if (language !== 'bash' || !isPasted || meta.includes('hors-contrat')) return [];
    const after = fences.slice(index + 1);
    const next = after.findIndex((fence) => fence.language === 'bash');
    const shown = next === -1 ? after : after.slice(0, next);
    const statuses = shown.flatMap((fence) => [
      ...`${fence.meta} ${fence.text}`.matchAll(/status=(\d{3})|HTTP\/1\.1 (\d{3})/g),
    ]);
    return [{ line, text, statuses: statuses.map(([, described, written]) => described ?? written ?? '') }];
  });
}

/** Returns the blocks of a scenario’s page. The line is the number of the block. */
function toScenarioBlocks(scenario: Scenario): readonly Block[] {
  const nodes = resolveScenarioDirective('scenario', { nom: scenario.name }, scenarios);
  if ('message' in nodes) throw new Error(nodes.message);
  const statuses = scenario.steps.map(({ expected }) => expected.status ?? '');
  return nodes.flatMap((node, line) => (node.type === 'code' ? [{ line, text: node.value, statuses }] : []));
}

function isCall(text: string): boolean {
  return isShellCall('bash', text);
}

/**
 * Runs blocks in one shell after the local server was chosen, and returns the status of each call. A variable without a
 * value is an error.
 */
async function paste(blocks: readonly string[]) {
  const local = { name: '', url: origin(), token: localServer.secret };
  const script = [
    'set -eu',
    `curl() { command curl --silent --show-error --write-out "%{stderr}called $block %{http_code}\\n" "$@"; }`,
    ...blocks.map((text, block) => {
      const shown = isCall(text) ? toCall({ text, marks: '' }, local, servers).text : text;
      return `block=${String(block)}\n${shown}`;
    }),
  ].join('\n');
  const env = { PATH: process.env['PATH'] ?? '' };
  const { stderr } = await promisify(execFile)('bash', ['-c', script], { env, cwd: folder });
  return [...stderr.matchAll(/^called (\d+) (\d+)$/gm)].map(([, block, status = '']) => ({
    block: Number(block),
    status,
  }));
}
