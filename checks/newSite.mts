// npm run check -- new-site: makes a site as an adopter does, with the packages as npm would publish them, in a temporary
// folder, from a contract that is not of this repository’s sites; installs, builds, checks and serves it, and then builds it
// with a fault. Needs the npm registry.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { contract } from './newSite/contract.ts';
import { packPackages, startRegistry } from './newSite/startRegistry.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
const site = join(folder, 'docs');
const faults: string[] = [];
const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
mkdirSync(join(folder, 'packed'));
const registry = await startRegistry(packPackages(join(folder, 'packed')), upstream.replace(/\/?$/, '/'));
const env = {
  ...process.env,
  NO_COLOR: '1',
  npm_config_registry: registry.address,
  npm_config_cache: join(folder, 'cache'),
  npm_config_audit: 'false',
};
try {
  writeFileSync(join(folder, 'openapi.yaml'), contract);
  const options = ['--contract', 'openapi.yaml', '--title', 'Tide API', '--url', 'https://docs.tides.org', '--install'];
  await succeed(folder, 'npm', ['create', '--yes', 'reliure@0.1.0', 'docs', '--', ...options]);
  await succeed(site, 'npm', ['run', 'build']);
  await succeed(site, 'npm', ['run', 'check']);
  await fetchPages();
  const file = join(site, 'contract', 'openapi.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('type: number', 'type: numbre'));
  const { code, output } = await run(site, 'npm', ['run', 'build']);
  if (code === 0 || !/contract.openapi\.yaml:\d+:\d+ {2}#\/.*\n.*\n {2}→ /.test(output))
    faults.push(`A build with a faulty contract does not name the fault:\n${output}`);
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Serves the built site, and fetches what visitors and machines read. */
async function fetchPages(): Promise<void> {
  const program = join(site, 'node_modules', 'reliure', 'bin', 'reliure.js');
  const server = spawn(process.execPath, [program, 'serve', '--port', '0'], { cwd: site, env });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const origin = /http:\/\/localhost:\d+/.exec(line.toString())?.[0] ?? '';
    for (const [path, text] of [
      ['/api/list-the-tides-of-a-port', 'List the tides of a port'],
      ['/api/list-the-tides-of-a-port.md', '# List the tides of a port'],
      ['/docs/intro', 'Get started'],
      ['/llms.txt', '/api/list-the-tides-of-a-port.md'],
      ['/search-index.json', '/api/list-the-tides-of-a-port'],
    ] as const) {
      const response = await fetch(origin + path);
      const body = await response.text();
      if (!response.ok || !body.includes(text)) faults.push(`${path} (${response.status}) does not contain "${text}".`);
    }
    const { status } = await fetch(`${origin}/absent`);
    if (status !== 404) faults.push(`/absent is answered with ${status}.`);
  } finally {
    server.kill();
  }
}

/** Runs a command. @throws Error with its output if it fails. */
async function succeed(cwd: string, program: string, words: readonly string[]): Promise<void> {
  const { code, output } = await run(cwd, program, words);
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} failed:\n${output}`);
}

function run(cwd: string, program: string, words: readonly string[]) {
  return new Promise<{ readonly code: number | string; readonly output: string }>((done) => {
    execFile(program, words, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : (error.code ?? 1), output: stripVTControlCharacters(stdout + stderr) });
    });
  });
}
