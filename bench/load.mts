// npm run bench:load: how many requests a second nginx answers on one processor, with the built site.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serveWithNginx } from '../e2e/deploy/nginx';
import { installDebianPackages } from '../scripts/debian.mjs';
import { ensureNginx } from '@apidoc/publish/node';
import { readResult, toReport } from './load/report';
import { pickRequests } from './load/requests';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, connections: { type: 'string', default: '64' } },
});
const [seconds, connections] = [values.seconds, values.connections].map((text) => {
  if (/^[1-9]\d*$/.test(text)) return text;
  console.error(`--seconds and --connections must be whole numbers, not "${text}".`);
  process.exit(1);
});

const nginx = ensureNginx();
if (nginx === null) {
  console.error('This bench takes nginx and wrk from Debian; there is no Debian here.');
  process.exit(1);
}
if (spawnSync('wrk', ['--version']).error !== undefined) installDebianPackages(['wrk']);

const folder = resolve('test-results/load');
const served = await serveWithNginx(nginx, folder, { processor: 0 });
try {
  const paths = join(folder, 'paths.txt');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    paths,
    pickRequests(served.site)
      .map(({ path, status }) => `${path} ${status}\n`)
      .join(''),
  );
  const ask = (duration: string | undefined) =>
    spawnSync(
      'taskset',
      [
        '-c',
        '1',
        'wrk',
        '-t',
        '1',
        '-c',
        connections ?? '',
        '-d',
        `${duration}s`,
        '-s',
        'bench/load/requests.lua',
        served.origin,
      ],
      { encoding: 'utf8', env: { ...process.env, LOAD_PATHS: paths }, maxBuffer: 1e7 },
    );
  // The first run fills the caches of files.
  ask('3');
  const { stdout, stderr } = ask(seconds);
  const result = readResult(stdout);
  if (result === null) throw new Error(`wrk told nothing: ${stdout}${stderr}`);
  console.log(toReport(result));
  process.exitCode = result.failed === 0 ? 0 : 1;
} finally {
  served.stop();
}
