// Preloaded into a build: tells at its end what the whole process used, threads and all.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const file = process.env['USE_FILE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 }));
  });
}
