// npm run check -- new-site: makes a site as an adopter does, with the packages as npm would publish them, in a temporary
// folder, from a contract that is not of this repository’s sites; installs, builds, checks and serves it, and then builds it
// with a fault. Needs the npm registry.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { contract } from './outside/contract.ts';
import { openWorkplace } from './outside/workplace.ts';

const { folder, env, run, succeed, close } = await openWorkplace();
const site = join(folder, 'docs');
const faults: string[] = [];
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
  close();
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
      ['/llms.txt', '/api/introduction.md'],
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
