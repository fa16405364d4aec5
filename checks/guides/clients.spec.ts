// Runs the clients of the guide about clients, in each of its languages: they create a visit and change it on the mock
// server, which refuses a call without its key or its version.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGuide } from 'reliure/node';
import { bundle, runMockServer } from '../testing/siteContract.ts';
import { runProgram, withJavaMain, type RunLanguage } from './testing/runProgram.ts';

const guide = 'site/docs/reperes/client.md';
const source = await readFile(guide, 'utf8');
const { fences } = readGuide(source);
const execute = promisify(execFile);

/** A program that uses a client of the guide. It prints the ETag of the visit that it has created and changed. */
interface Language {
  readonly name: string;
  readonly language: RunLanguage;
  readonly program: (fence: string, origin: string) => string;
}

const key = '0b9d1f2a-3c4d-4e5f-8a6b-7c8d9e0f1a2b';
const creation = JSON.stringify({
  tiersId: '9c1d2e30-7f4a-4b6e-8a11-0d5f6a7b8c9d',
  typeVisite: 'SUIVI',
  typesPrestation: ['OXY'],
  datePrevue: '2026-04-09T09:30:00+02:00',
});
const change = JSON.stringify({ commentaire: 'Accès par la cour.' });
const visit = '/v2/visites/1b2c3d4e-5f60-4718-9a2b-3c4d5e6f7081';

/** A string literal of Java, Kotlin and C#. */
const literal = (text: string): string => JSON.stringify(text);

const languages: readonly Language[] = [
  {
    name: 'Python',
    language: 'python',
    program: (fence, origin) => `${fence}
client = Visites("${origin}", lambda: "demo")
creation = client.creer("/v2/visites", ${creation}, "${key}")
print(client.modifier("${visit}", ${change}, creation.headers["ETag"]).headers["ETag"])
try:
    client.envoyer("POST", "/v2/visites", ${creation}, {"Idempotency-Key": "${key}", "Prefer": "code=409"})
except Refus as refus:
    print(refus.statut, refus.code is not None)
`,
  },
  {
    name: 'Java',
    language: 'java',
    program: (fence, origin) =>
      withJavaMain(
        fence,
        `var client = new Visites("${origin}", () -> "demo");
var creation = client.creer("/v2/visites", ${literal(creation)}, "${key}");
var etag = creation.headers().firstValue("ETag").orElseThrow();
var modification = client.modifier("${visit}", ${literal(change)}, etag);
System.out.println(modification.headers().firstValue("ETag").orElseThrow());`,
      ),
  },
  {
    name: 'Kotlin',
    language: 'kotlin',
    program: (fence, origin) => `${fence}
fun main() {
    val client = Visites("${origin}") { "demo" }
    val creation = client.creer("/v2/visites", ${literal(creation)}, "${key}")
    println(client.modifier("${visit}", ${literal(change)}, creation.header("ETag") ?: "").header("ETag"))
    System.exit(0)
}
`,
  },
  {
    name: 'C#',
    language: 'csharp',
    program: (fence, origin) => `${fence}
static class Program
{
    static void Main() { Run().GetAwaiter().GetResult(); }

    static async Task Run()
    {
        var client = new Visites("${origin}", () => Task.FromResult("demo"));
        var creation = await client.Creer("/v2/visites", ${literal(creation)}, "${key}");
        var modification = await client.Modifier("${visit}", ${literal(change)}, creation.Headers.ETag.ToString());
        Console.WriteLine(modification.Headers.ETag);
    }
}
`,
  },
  {
    name: 'PHP',
    language: 'php',
    program: (fence, origin) => `${fence}
$client = new Visites('${origin}', fn () => 'demo');
$creation = $client->creer('/v2/visites', json_decode('${creation}', true), '${key}');
echo $client->modifier('${visit}', ['commentaire' => 'Accès par la cour.'], $creation['etag'])['etag'];
`,
  },
];

const origin = runMockServer();
let folder: string;

beforeAll(async () => {
  // In the repository, so that programs find its packages.
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(resolve('.cache/clients-'));
});
afterAll(() => rm(folder, { recursive: true }));

function fenceOf(title: string): string {
  const fence = fences.find(({ meta }) => meta.includes(`title="${title}`));
  if (fence === undefined) throw new Error(`${guide} has no fence with the title ${title}.`);
  return fence.text;
}

describe(guide, () => {
  it('creates and changes a visit in TypeScript, with the types of the contract', async () => {
    const [, generation = ''] = /npx openapi-typescript openapi\.yaml (.*)/.exec(source) ?? [];
    await execute(resolve('node_modules/.bin/openapi-typescript'), [bundle, ...generation.split(' ')], { cwd: folder });
    for (const file of ['client.ts', 'exemple.ts']) await writeFile(join(folder, file), fenceOf(file));
    const main = `import { planifier } from './exemple';\nplanifier('${origin()}', 'demo').then(console.log);\n`;
    await writeFile(join(folder, 'main.ts'), main);
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022'];
    const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
    const files = ['client.ts', 'exemple.ts'].map((file) => join(folder, file));
    const compiled = await execute(resolve('node_modules/.bin/tsc'), [...options, ...modules, ...files]).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { readonly stdout: string }).stdout,
    );
    expect(compiled).toBe('');
    const { stdout } = await execute(resolve('node_modules/.bin/tsx'), [join(folder, 'main.ts')]);
    expect(stdout.trim()).toMatch(/^"[^"]+"$/);
  });

  it.for(languages)('creates and changes a visit in $name', async ({ name, language, program }, context) => {
    const [etag, ...rest] = await runProgram(language, program(fenceOf(name), origin()), context);
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(rest).toEqual(name === 'Python' ? ['409 True'] : []);
  });
});
