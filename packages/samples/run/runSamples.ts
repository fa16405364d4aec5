import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleLanguages } from '../languages/sampleLanguages.ts';
import type { SampleLanguage, SampleRequest } from '../types.ts';
import type { Recorder } from './recorder.ts';
import { runCsharp } from './runners/csharp.ts';
import { runCurl } from './runners/curl.ts';
import { runGo } from './runners/go.ts';
import { runJava } from './runners/java.ts';
import { runJavaScript } from './runners/javascript.ts';
import { runKotlin } from './runners/kotlin.ts';
import { runPhp } from './runners/php.ts';
import { runPython } from './runners/python.ts';
import { runTypeScript } from './runners/typescript.ts';
import type { Outcomes, Runner, SampleCase } from './types.ts';

const runners: Readonly<Record<string, Runner>> = {
  curl: runCurl,
  javascript: runJavaScript,
  typescript: runTypeScript,
  python: runPython,
  php: runPhp,
  java: runJava,
  csharp: runCsharp,
  go: runGo,
  kotlin: runKotlin,
};

/** The languages whose samples are run, or those that `SAMPLES` names. The samples of the others are parsed. */
export const runLanguages: readonly SampleLanguage[] = sampleLanguages.filter(
  ({ id }) => Object.hasOwn(runners, id) && (process.env['SAMPLES']?.split(',').includes(id) ?? true),
);

/** A temporary folder for programs and the files that they upload. */
export interface Sandbox {
  readonly folder: string;
  readonly files: string;
  /** Returns the folder in which the samples of a language run. It contains a copy of the files, and the downloads. */
  readonly filesOf: (language: string) => string;
  readonly remove: () => Promise<void>;
}

/**
 * Creates a folder with every file that the requests send. The files contain all byte values, so that a client that
 * treats them as text fails.
 */
export async function createSandbox(requests: readonly SampleRequest[]): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  const files = join(folder, 'files');
  await mkdir(files);
  const bytes = Buffer.from([...Array(256).keys(), 13, 10, 45, 45, 13, 10]);
  for (const name of requests.flatMap(uploads))
    await writeFile(join(files, name), Buffer.concat([Buffer.from(name), bytes]));
  return {
    folder,
    files,
    filesOf: (language) => join(folder, language, 'files'),
    remove: () => rm(folder, { recursive: true }),
  };
}

function uploads({ body }: SampleRequest): readonly string[] {
  if (body.kind === 'file') return [body.fileName];
  return body.kind === 'multipart' ? body.parts.flatMap((part) => (part.kind === 'file' ? [part.fileName] : [])) : [];
}

/** Returns the text of a sample that calls another server. */
export type AddressTo = (text: string, baseUrl: string) => string;

/** Runs the samples of one language against the recorder. */
export async function runSamples(
  language: string,
  cases: readonly SampleCase[],
  addressTo: AddressTo,
  recorder: Recorder,
  { folder, files, filesOf }: Sandbox,
  environment: Readonly<Record<string, string>>,
): Promise<Outcomes> {
  const programs = cases.map(({ id, samples }) => {
    const sample = samples.find((candidate) => candidate.id === language);
    if (sample === undefined) throw new Error(`Operation ${id} has no sample in the language ${language}.`);
    return { id, text: addressTo(sample.text, recorder.baseUrl(language, id)) };
  });
  const run = runners[language];
  if (run === undefined)
    throw new Error(`The language ${language} has no runner. Add one to packages/samples/run/runners.`);
  await cp(files, filesOf(language), { recursive: true });
  return run(programs, {
    folder: join(folder, language),
    files: filesOf(language),
    environment: { ...environment, NO_PROXY: '127.0.0.1' },
  });
}
