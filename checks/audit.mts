// npm run audit: asks the registry for known vulnerabilities. Apart from the tests, because the answer changes by itself.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseYaml } from '@redocly/openapi-core';
import { member, parseJson, toText } from '@apidoc/openapi';
import { judgeAudit, type AuditException } from './audit/judgeAudit';
import { readShippedNames } from './audit/shippedNames';

const exceptionsFile = 'checks/audit/exceptions.yaml';

const { refused, excused, stale } = judgeAudit(
  askRegistry(),
  readShippedNames('site/build/sbom.cdx.json'),
  readExceptions(),
);
for (const finding of refused) {
  const place = finding.isShipped ? 'in what visitors get' : 'in what the site is made with';
  console.error(`✗ ${finding.package}, ${finding.severity}, ${place}: ${finding.title}\n  ${finding.advisory}`);
}
for (const { package: name, advisory } of stale) {
  console.error(`✗ ${exceptionsFile}: nothing needs the exception of ${name} any more (${advisory}). Remove it.`);
}
if (refused.length > 0) {
  console.error(`\nUpdate the package. What visitors do not get can be explained in ${exceptionsFile}.`);
}
console.log(`${refused.length} to mend, ${excused.length} with a reason.`);
process.exitCode = refused.length + stale.length === 0 ? 0 : 1;

/** Ends the program when there is no answer: no answer is no good news. */
function askRegistry(): unknown {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 1e8 });
  // Where npm cannot be started there is not even an empty answer.
  const answer = error === undefined ? parseJson(stdout) : undefined;
  if (member(answer, 'vulnerabilities') !== undefined) return answer;
  const reason = error?.message ?? toText(member(answer, 'message')) ?? (stdout.trim() || 'npm gave no answer');
  console.error(`The registry did not tell which vulnerabilities are known: ${reason}`);
  console.error('Nothing was checked. Try again where npm audit reaches the registry.');
  process.exit(2);
}

function readExceptions(): readonly AuditException[] {
  const list: unknown = parseYaml(readFileSync(exceptionsFile, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${exceptionsFile} must be a list.`);
  return list.map((entry: unknown, index) => {
    const read = (key: string): string => {
      const value = toText(member(entry, key));
      if (value === undefined) throw new Error(`${exceptionsFile}: entry ${index + 1} has no ${key}.`);
      return value;
    };
    return { package: read('package'), advisory: read('advisory'), reason: read('reason') };
  });
}
