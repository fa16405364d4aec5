import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toHttpText, toRequest, type ComposerFile } from '@reliure/composer';
import { buildCollection, toCollectionHttpFile } from '@reliure/exports';
import { forward, startLocalServer } from '@reliure/mock/node';
import type { LocalServer } from '@reliure/mock/node';
import { buildReference } from '@reliure/reference';
import { callVariables } from '@reliure/samples';
import { toScenarioHttpFile } from '@reliure/scenarios';
import { identity } from '../../site/identity.ts';
import { document, loadSiteScenarios, runMockServer } from '../testing/siteContract.ts';

const reference = buildReference({ document });
const scenarios = await loadSiteScenarios(reference);
const origin = runMockServer();
const httpyac = join(dirname(createRequire(import.meta.url).resolve('httpyac/package.json')), 'bin', 'httpyac.js');

/** Statuses of the responses, in their order. */
let statuses: number[] = [];
let server: LocalServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'http-files-'));
  await writeFile(join(folder, 'fichier.pdf'), '%PDF-');
  server = await startLocalServer(async (received) => {
    const response = await forward(origin(), received);
    statuses.push(response.status);
    return response;
  });
});
afterAll(async () => {
  server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the file of calls', () => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    'of the scenario %s leads from response to request',
    async (_name, scenario) => {
      expect(await send(toScenarioHttpFile(scenario, '', []))).toEqual(
        scenario.steps.map(({ expected }) => Number(expected.status)),
      );
    },
  );

  it('of the whole API gets the documented responses', async () => {
    const { operations } = reference;
    const received = await send(toCollectionHttpFile(buildCollection(reference, document, identity)));
    const failed = operations.filter((_, index) => !String(received[index]).startsWith('2'));
    expect([received.length, failed.map(({ title }) => title)]).toEqual([operations.length, []]);
  });

  it('that visitors compose gets the documented responses', async () => {
    const { operations } = reference;
    const texts = operations.map(({ title, composer }) => {
      const file = JSON.parse(composer) as ComposerFile;
      const [call] = file.calls;
      if (call === undefined) throw new Error(`${title} has no call.`);
      return toHttpText(toRequest(file, call.values, server.origin), title, '');
    });
    // Values are filled in, and files exist.
    const filled = texts.map((text) =>
      text.replace(/^@API_TOKEN = .*$/m, '@API_TOKEN = demo').replace(/^< [.]\/.*$/gm, '< ./fichier.pdf'),
    );
    const received = await send(filled.join('\n'));
    const failed = operations.filter((_, index) => !String(received[index]).startsWith('2'));
    expect([received.length, failed.map(({ title }) => title)]).toEqual([operations.length, []]);
  });
});

/** Sends all calls of a file with httpYac. Returns the statuses of the responses. */
async function send(text: string): Promise<readonly number[]> {
  statuses = [];
  const file = join(folder, 'calls.http');
  await writeFile(file, text.replace(/^@BASE = .*$/m, `@${callVariables.base} = ${server.origin}`));
  const words = [httpyac, 'send', file, '--all', '--bail', '--output', 'none'];
  await promisify(execFile)(process.execPath, words, { cwd: folder });
  return statuses;
}
