// Runs the verifiers of the guide about notifications, in each of its languages, on signed, altered and old calls.
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readGuide } from 'reliure/node';
import { loadProgram } from './testing/loadProgram.ts';
import { runProgram, withJavaMain, type RunLanguage } from './testing/runProgram.ts';

const guide = 'site/docs/reperes/notifications.md';
const source = await readFile(guide, 'utf8');
const { fences } = readGuide(source);

const secret = /`(whsec_[^`]+=)`/.exec(source)?.[1] ?? '';
const id = 'f8122334-4556-4778-899a-abbccddeef00';
const sentAt = 1_773_334_801;
const body = fences.find(({ language, text: shown }) => language === 'json' && !shown.includes('\n'))?.text ?? '';

/** A call to verify, and whether it is authentic. */
interface Call {
  readonly name: string;
  readonly secret: string;
  readonly timestamp: string;
  readonly signatures: string;
  readonly body: string;
  readonly now: number;
  readonly isAuthentic: boolean;
}

const authentic = {
  ...{ secret, timestamp: String(sentAt), signatures: sign(secret, body), body, now: sentAt + 20 },
  isAuthentic: true,
};
const otherSecret = `whsec_${Buffer.from('un-autre-secret-fictif-de-32-oct').toString('base64')}`;

const calls: readonly Call[] = [
  { ...authentic, name: 'an authentic call' },
  { ...authentic, name: 'two signatures', signatures: `${sign(otherSecret, body)} ${authentic.signatures}` },
  { ...authentic, name: 'an unknown version', signatures: `v2,abc= ${authentic.signatures}` },
  { ...authentic, name: 'an altered body', body: body.replace('AG01', 'AG02'), isAuthentic: false },
  { ...authentic, name: 'another secret', secret: otherSecret, isAuthentic: false },
  {
    ...authentic,
    name: 'another version alone',
    signatures: authentic.signatures.replace('v1', 'v2'),
    isAuthentic: false,
  },
  { ...authentic, name: 'an old call', now: sentAt + 301, isAuthentic: false },
  { ...authentic, name: 'a call from the future', now: sentAt - 301, isAuthentic: false },
];

function sign(key: string, text: string): string {
  const bytes = Buffer.from(key.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', bytes).update(`${id}.${sentAt}.${text}`).digest('base64')}`;
}

/** A program that verifies all calls with that of the guide, and prints a line for each, by language. */
const programs: Readonly<Record<RunLanguage, (fence: string) => string>> = {
  python: (fence) =>
    `${fence}\n${each((call) => `print(str(est_authentique(${literals(call)}, ${text(call.body)}.encode(), ${call.now})).lower())`)}`,
  php: (fence) =>
    `${fence}\n${each(
      (call) =>
        `echo estAuthentique(${[call.secret, id, call.timestamp, call.signatures, call.body].map((one) => `'${one}'`).join(', ')}, ${call.now}) ? 'true' : 'false', "\\n";`,
    )}`,
  java: (fence) =>
    withJavaMain(
      fence,
      each(
        (call) =>
          `System.out.println(Signature.estAuthentique(${literals(call)}, ${text(call.body)}.getBytes(StandardCharsets.UTF_8), ${call.now}L));`,
      ),
    ),
  go: (fence) =>
    `${fence.replace('"encoding/base64"', '"encoding/base64"\n\t"fmt"')}\nfunc main() {\n${each((call) => `fmt.Println(estAuthentique(${literals(call)}, []byte(${text(call.body)}), ${call.now}))`)}\n}\n`,
  csharp: (fence) =>
    `${fence}\nstatic class Program { static void Main() {\n${each(
      (call) =>
        `Console.WriteLine(Signature.EstAuthentique(${literals(call)}, Encoding.UTF8.GetBytes(${text(call.body)}), ${call.now}) ? "true" : "false");`,
    )}\n} }\n`,
  kotlin: (fence) =>
    `${fence}\nfun main() {\n${each((call) => `println(estAuthentique(${literals(call)}, ${text(call.body)}.toByteArray(), ${call.now}))`)}\n}\n`,
};

function each(toStatement: (call: Call) => string): string {
  return calls.map(toStatement).join('\n');
}

const text = (value: string) => JSON.stringify(value);

/** The first parameters of a verifier, as literals. */
function literals({ secret: key, timestamp, signatures }: Call): string {
  return [key, id, timestamp, signatures].map(text).join(', ');
}

function fenceOf(language: string): string {
  const fence = fences.find((one) => one.language === language);
  if (fence === undefined) throw new Error(`${guide} has no ${language} fence.`);
  return fence.text;
}

describe(guide, () => {
  it('shows the id, the timestamp and the signature of its example call, as the contract does', async () => {
    for (const [parameter, value] of [
      ['Id', id],
      ['Timestamp', String(sentAt)],
      ['Signature', sign(secret, body)],
    ] as const) {
      expect(source).toContain(`\`${value}\``);
      expect(await readFile(`site/contract/commun/parameters/Webhook${parameter}.yaml`, 'utf8')).toContain(value);
    }
  });

  it('verifies calls in TypeScript', async () => {
    const { estAuthentique } = await loadProgram<{
      estAuthentique: (secret: string, call: Record<string, string>, nowMs: number) => Promise<boolean>;
    }>(fenceOf('ts'));
    for (const call of calls) {
      const { timestamp: horodatage, signatures, body: corps } = call;
      const isAuthentic = await estAuthentique(call.secret, { id, horodatage, signatures, corps }, call.now * 1000);
      expect(isAuthentic, call.name).toBe(call.isAuthentic);
    }
  });

  it.for(Object.keys(programs) as RunLanguage[])('verifies calls in %s', async (language, context) => {
    const printed = await runProgram(language, programs[language](fenceOf(language)), context);
    expect(printed).toEqual(calls.map(({ isAuthentic }) => String(isAuthentic)));
  });
});
