import { ProblemsError, append } from '@reliure/openapi';
import { texts } from '../texts.ts';
import type { ShippedPackage } from './types.ts';

/** Licences that let this site redistribute the code, with no obligation other than attribution. */
const allowed: ReadonlySet<string> = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']);

/**
 * Checks that the licence of each package allows the site to send its code to visitors.
 *
 * @throws ProblemsError that lists the packages whose licence does not.
 */
export function assertLicences(packages: readonly ShippedPackage[]): void {
  const refused = packages.filter(({ licence }) => !allowed.has(licence));
  if (refused.length === 0) return;
  throw new ProblemsError(
    refused.map(({ name, version, licence }) => ({
      file: 'package.json',
      pointer: `${name}@${version}`,
      message: `Visitors would get code under the licence ${licence}, which may ask for more than attribution.`,
      remedy: `Replace the package by one under ${[...allowed].join(', ')}.`,
    })),
  );
}

/**
 * Builds the list of packages and their licences that visitors can read. A text that several packages share appears
 * once.
 */
export function toLicenceList(packages: readonly ShippedPackage[]): string {
  const { title, missingText } = texts().licences;
  const sharersOf = new Map<string, ShippedPackage[]>();
  for (const shipped of packages) {
    const text = shipped.text ?? missingText;
    append(sharersOf, text, shipped);
  }
  const sections = [...sharersOf].map(([text, sharers]) =>
    [...sharers.map(({ name, version, licence }) => `${name} ${version} — ${licence}`), '', text].join('\n'),
  );
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${[title, ...sections].join(line)}\n`;
}
