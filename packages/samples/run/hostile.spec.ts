import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import type { RawResponse } from '@reliure/mock/node';
import { buildCases } from './cases.ts';
import { toActual, toExpected } from './comparableRequest.ts';
import { hostileContract } from './hostileContract.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { createSandbox, runLanguages, runSamples, type Sandbox } from './runSamples.ts';
import { missingTools } from './tools.ts';
import type { Outcomes } from './types.ts';

const secret = `de"mo' $(id) \`id\` $HOME %41 \\\\ {0}`;
const environment = {
  API_TOKEN: secret,
  API_USER: 'n"$(id)',
  API_PASSWORD: `p'w:\\ %`,
  X_CLE: secret,
  CLE_REQUETE: 'cle-0',
  CLE_COOKIE: 'cle-1',
};

// In another language than those of the site.
setLanguage('en');
const cases = buildCases(hostileContract);
const server = new URL(cases[0]?.request.url ?? '').origin;
const addressTo = (text: string, baseUrl: string) => text.replaceAll(server, baseUrl);
const file = Buffer.from([...Array(256).keys()]);

let recorder: Recorder;
let sandbox: Sandbox;
const outcomes = new Map<string, Outcomes>();

beforeAll(async () => {
  recorder = await startRecorder((_received, _language, id) => Promise.resolve(toResponse(id)));
  sandbox = await createSandbox(cases.map(({ request }) => request));
  await Promise.all(
    runLanguages
      .filter(({ id }) => missingTools(id) === null)
      .map(async ({ id }) => outcomes.set(id, await runSamples(id, cases, addressTo, recorder, sandbox, environment))),
  );
});
afterAll(async () => {
  recorder.stop();
  await sandbox.remove();
});

describe.each(runLanguages)('the $label sample', ({ id: language }) => {
  const missing = missingTools(language);
  it.skipIf(missing !== null).each(cases)('of $id sends the exact request', ({ id, request }) => {
    const outcome = outcomes.get(language)?.get(id) ?? null;
    if (!id.startsWith('erreur')) expect(outcome).toBeNull();
    const [call, ...others] = recorder.calls(language, id);
    if (call === undefined) throw new Error(`The sample sent no request: ${String(outcome)}`);
    expect(others).toEqual([]);
    const expected = toExpected(request, { language, environment, files: sandbox.files });
    expect(toActual(call.received, request)).toEqual(expected);
  });

  it.skipIf(missing !== null)('saves a file unchanged', async () => {
    expect(await readFile(join(sandbox.filesOf(language), 'succes-fichier.pdf'))).toEqual(file);
  });

  it.skipIf(missing !== null).each([
    ['erreur-probleme', '409', ['doublon', 'Déjà là']],
    ['erreur-sans-detail', '409', ['doublon']],
    ['erreur-passerelle', '502', ['Bad Gateway']],
    ['erreur-passerelle-fichier', '502', ['Bad Gateway']],
    ['erreur-vide', '503', []],
    ['erreur-message', '500', ['En panne']],
    ['erreur-texte', '500', ['Texte seul']],
    ['erreur-fichier', '404', ['Introuvable', 'Rien ici']],
  ] as const)('of %s reports the status %s and the content of the error', (id, status, texts) => {
    const outcome = outcomes.get(language)?.get(id);
    expect(outcome).toContain(`${language === 'curl' ? 'returned error:' : 'HTTP'} ${status}`);
    // Downloads use `--fail`, with which curl discards the error’s content.
    if (language === 'curl' && isDownload(id)) return;
    for (const text of texts) expect(outcome).toContain(text);
  });
});

function isDownload(id: string): boolean {
  return cases.find((candidate) => candidate.id === id)?.request.success.kind === 'file';
}

function toResponse(id: string): RawResponse {
  switch (id) {
    case 'erreur-probleme':
      return json(409, { code: 'doublon', detail: 'Déjà là' });
    case 'erreur-sans-detail':
      return json(409, { code: 'doublon' });
    case 'erreur-passerelle':
    case 'erreur-passerelle-fichier':
      return { status: 502, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>Bad Gateway</h1>') };
    case 'erreur-vide':
      return { status: 503, headers: {}, body: Buffer.alloc(0) };
    case 'erreur-message':
      return json(500, { message: 'En panne' });
    case 'erreur-fichier':
      return json(404, { title: 'Introuvable', error_description: 'Rien ici' });
    case 'erreur-texte':
      return { status: 500, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Texte seul') };
    case 'succes-fichier':
      return { status: 200, headers: { 'content-type': 'application/pdf' }, body: file };
    case 'succes-vide':
      return { status: 204, headers: {}, body: Buffer.alloc(0) };
    default:
      return json(200, {});
  }
}

function json(status: number, value: unknown): RawResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}
