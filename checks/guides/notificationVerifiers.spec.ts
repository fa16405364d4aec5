import { readGuide } from 'reliure/node';
// Runs the verifiers of the guide about notifications, in each of its languages, on signed, altered and old calls.
import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

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

/** Runs a language’s program on the calls, which it reads from `calls.json` or gets as literals; prints one line each. */
interface Language {
  readonly name: string;
  readonly probe: readonly [command: string, ...args: readonly string[]];
  readonly file: string;
  readonly run: readonly [command: string, ...args: readonly string[]];
  readonly program: (fence: string) => string;
}

const text = (value: string) => JSON.stringify(value);

const languages: readonly Language[] = [
  {
    name: 'python',
    probe: ['python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 9))'],
    file: 'main.py',
    run: ['python3', 'main.py'],
    program: (fence) =>
      `${fence}\n${calls.map((call) => `print(str(est_authentique(${text(call.secret)}, ${text(id)}, ${text(call.timestamp)}, ${text(call.signatures)}, ${text(call.body)}.encode(), ${call.now})).lower())`).join('\n')}\n`,
  },
  {
    name: 'php',
    probe: ['php', '-r', 'exit(PHP_VERSION_ID >= 80100 ? 0 : 1);'],
    file: 'main.php',
    run: ['php', 'main.php'],
    program: (fence) =>
      `${fence}\n${calls.map((call) => `echo estAuthentique(${[call.secret, id, call.timestamp, call.signatures, call.body].map((one) => `'${one}'`).join(', ')}, ${call.now}) ? 'true' : 'false', "\\n";`).join('\n')}\n`,
  },
  {
    name: 'java',
    probe: ['java', '--version'],
    file: 'Main.java',
    run: ['java', 'Main.java'],
    program: (fence) => {
      const main = calls.map(
        (call) =>
          `System.out.println(Signature.estAuthentique(${[call.secret, id, call.timestamp, call.signatures].map(text).join(', ')}, ${text(call.body)}.getBytes(StandardCharsets.UTF_8), ${call.now}L));`,
      );
      const [imports = '', ...rest] = fence.split(/(?=^final class)/m);
      return `${imports}class Main { public static void main(String[] args) throws Exception {\n${main.join('\n')}\n} }\n${rest.join('')}`;
    },
  },
  {
    name: 'go',
    probe: ['go', 'version'],
    file: 'main.go',
    run: ['go', 'run', 'main.go'],
    program: (fence) => {
      const main = calls.map(
        (call) =>
          `fmt.Println(estAuthentique(${[call.secret, id, call.timestamp, call.signatures].map(text).join(', ')}, []byte(${text(call.body)}), ${call.now}))`,
      );
      return `${fence.replace('"encoding/base64"', '"encoding/base64"\n\t"fmt"')}\nfunc main() {\n${main.join('\n')}\n}\n`;
    },
  },
  {
    name: 'csharp',
    probe: ['mcs', '--version'],
    file: 'Main.cs',
    run: ['sh', '-c', 'mcs -langversion:latest -out:main.exe Main.cs && mono main.exe'],
    program: (fence) => {
      const main = calls.map(
        (call) =>
          `Console.WriteLine(Signature.EstAuthentique(${[call.secret, id, call.timestamp, call.signatures].map(text).join(', ')}, Encoding.UTF8.GetBytes(${text(call.body)}), ${call.now}) ? "true" : "false");`,
      );
      return `${fence}\nstatic class Program { static void Main() {\n${main.join('\n')}\n} }\n`;
    },
  },
  {
    name: 'kotlin',
    probe: ['kotlinc', '-version'],
    file: 'main.kt',
    run: ['sh', '-c', 'kotlinc -nowarn -include-runtime -d main.jar main.kt && java -jar main.jar'],
    program: (fence) => {
      const main = calls.map(
        (call) =>
          `println(estAuthentique(${[call.secret, id, call.timestamp, call.signatures].map(text).join(', ')}, ${text(call.body)}.toByteArray(), ${call.now}))`,
      );
      return `${fence}\nfun main() {\n${main.join('\n')}\n}\n`;
    },
  },
];

const execute = promisify(execFile);
const wanted = calls.map(({ isAuthentic }) => String(isAuthentic));

function fenceOf(language: string): string {
  const fence = fences.find((one) => one.language === language);
  if (fence === undefined) throw new Error(`${guide} has no ${language} fence.`);
  return fence.text;
}

describe(guide, () => {
  it('shows the id, the timestamp and the signature of its example call', () => {
    expect(source).toContain(`\`${sign(secret, body)}\``);
    expect(source).toContain(`\`${id}\``);
    expect(source).toContain(`\`${sentAt}\``);
  });

  it('verifies calls in TypeScript', async () => {
    const options = { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } };
    const { outputText } = ts.transpileModule(fenceOf('ts'), options);
    const { estAuthentique } = (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)) as {
      estAuthentique: (secret: string, call: Record<string, string>, nowMs: number) => Promise<boolean>;
    };
    for (const call of calls) {
      const { timestamp: horodatage, signatures, body: corps } = call;
      const isAuthentic = await estAuthentique(call.secret, { id, horodatage, signatures, corps }, call.now * 1000);
      expect(isAuthentic, call.name).toBe(call.isAuthentic);
    }
  });

  describe.each(languages)('in $name', ({ name, probe: [tool, ...probe], file, run: [command, ...args], program }) => {
    let isMissing = false;
    beforeAll(async () => {
      isMissing = await execute(tool, probe).then(
        () => false,
        () => true,
      );
    });

    it('verifies calls', async ({ skip }) => {
      skip(isMissing, `“${[tool, ...probe].join(' ')}” failed`);
      const folder = await mkdtemp(join(tmpdir(), `verifier-${name}-`));
      await writeFile(join(folder, file), program(fenceOf(name)));
      const { stdout } = await execute(command, args, {
        cwd: folder,
        env: { ...process.env, GOCACHE: join(folder, 'cache') },
      });
      expect(stdout.trim().split('\n')).toEqual(wanted);
    });
  });
});
