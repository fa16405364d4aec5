import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCall } from '@reliure/browser';
import { setLanguage } from '@reliure/language';
import { forward, readContract, startMockServer, writeBundle } from '@reliure/mock/node';
import type { RawResponse, MockServer, ReceivedRequest } from '@reliure/mock/node';
import { buildReference, toCallServers } from '@reliure/reference';
import { identity } from '../../../site/identity.ts';
import { buildCases } from './cases.ts';
import { toActual, toExpected } from './comparableRequest.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { createSandbox, runLanguages, runSamples, type AddressTo, type Sandbox } from './runSamples.ts';
import { missingTools } from './tools.ts';
import type { Outcomes } from './types.ts';

const environment = { API_TOKEN: 'demo' };

/**
 * Languages whose calls the mock server answers. Calls from the other languages are checked against the same request,
 * and get the response that one of these languages received: the mock server is slow, and it exits on a file name without
 * quotes, which .NET writes.
 */
const mockedLanguages: ReadonlySet<string> = new Set(['curl', 'javascript', 'typescript', 'python']);

setLanguage(identity.language);
const document = await readContract(resolve('site', identity.contract));
const cases = buildCases(document);
const { introduction, operations } = buildReference({ document });
const pages = new Map(operations.map((page) => [page.slug, page]));
const statuses = new Map(cases.map(({ id, slug }) => [id, successes(slug)]));

const servers = toCallServers(introduction.servers);

/** Addresses a sample as the page does for a visitor who has chosen the local server. */
const addressTo: AddressTo = (text, baseUrl) =>
  toCall({ text, marks: '' }, { name: '', url: baseUrl, token: environment.API_TOKEN }, servers).text;

let mock: MockServer;
let recorder: Recorder;
let sandbox: Sandbox;
const outcomes = new Map<string, Outcomes>();

beforeAll(async () => {
  mock = await startMockServer(await writeBundle(document));
  const responses = new Map<string, Promise<RawResponse>>();
  recorder = await startRecorder((received, language, id) => {
    if (!mockedLanguages.has(language))
      return responses.get(id) ?? Promise.reject(new Error(`No language in mockedLanguages has called ${id} yet.`));
    const response = callMock(received);
    responses.set(id, response);
    return response;
  });
  sandbox = await createSandbox(cases.map(({ request }) => request));
  const languages = runLanguages.map(({ id }) => id).filter((id) => missingTools(id) === null);
  const run = async (language: string) => {
    // The calls of a terminal contain the token of the local server; programs read it from a variable.
    const variables = language === 'curl' ? {} : environment;
    outcomes.set(language, await runSamples(language, cases, addressTo, recorder, sandbox, variables));
  };
  await Promise.all(languages.filter((id) => mockedLanguages.has(id)).map(run));
  await Promise.all(languages.filter((id) => !mockedLanguages.has(id)).map(run));
});
afterAll(async () => {
  recorder.stop();
  await sandbox.remove();
  mock.stop();
});

describe('the samples of the reference', () => {
  it('are the samples that run here', () => {
    expect(pages.size).toBeGreaterThan(0);
    for (const { id, slug, call, samples } of cases) expect(pages.get(slug)?.calls[call]?.samples, id).toEqual(samples);
  });
});

describe.each(runLanguages)('the $label sample', ({ id: language }) => {
  const missing = missingTools(language);
  it.skipIf(missing !== null).each(cases)('of $id sends the documented request and succeeds', ({ id, request }) => {
    expect(outcomes.get(language)?.get(id)).toBeNull();
    const [call, ...others] = recorder.calls(language, id);
    if (call === undefined) throw new Error('The sample sent no request.');
    expect(others).toEqual([]);
    expect(statuses.get(id)).toContain(call.status);
    const expected = toExpected(request, { language, environment, files: sandbox.files });
    expect(toActual(call.received, request)).toEqual(expected);
  });
});

/** Returns the documented success statuses. */
function successes(slug: string): readonly number[] {
  const page = pages.get(slug);
  return (page?.responses ?? []).map(({ status }) => Number(status)).filter((status) => status >= 200 && status < 300);
}

/** Forwards a call to the mock server. Of the response’s headers, samples only read the content type. */
async function callMock(received: ReceivedRequest): Promise<RawResponse> {
  const { status, headers, body } = await forward(mock.origin, received);
  const { 'content-type': type } = headers;
  return { status, headers: type === undefined ? {} : { 'content-type': type }, body };
}
