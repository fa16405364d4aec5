import { member, toArray, toText } from '@apidoc/openapi';
import type { Proof } from './readProofs';

/** A test that was run or skipped. */
export interface Run {
  /** Path relative to the root of the project. */
  readonly file: string;
  /** The test’s own title and those of the blocks around it. */
  readonly titles: readonly string[];
  readonly hasPassed: boolean;
}

/** Reads the JSON report of Playwright. A test that passed when it was retried counts as passed. */
export function readBrowserRuns(report: unknown, folder: string): readonly Run[] {
  return toArray(member(report, 'suites')).flatMap((suite) => suiteRuns(suite, folder, []));
}

function suiteRuns(suite: unknown, folder: string, around: readonly string[]): readonly Run[] {
  const titles = [...around, toText(member(suite, 'title')) ?? ''];
  const own = toArray(member(suite, 'specs')).map((spec) => ({
    file: `${folder}/${toText(member(spec, 'file')) ?? ''}`,
    titles: [...titles, toText(member(spec, 'title')) ?? ''],
    hasPassed: toArray(member(spec, 'tests')).every((test) =>
      ['expected', 'flaky'].includes(toText(member(test, 'status')) ?? ''),
    ),
  }));
  return [...own, ...toArray(member(suite, 'suites')).flatMap((inner) => suiteRuns(inner, folder, titles))];
}

/** Reads the JSON report of Vitest. @param root Folder of the project, with a trailing slash. */
export function readUnitRuns(report: unknown, root: string): readonly Run[] {
  return toArray(member(report, 'testResults')).flatMap((file) =>
    toArray(member(file, 'assertionResults')).map((test) => ({
      file: (toText(member(file, 'name')) ?? '').replace(root, ''),
      titles: [...toArray(member(test, 'ancestorTitles')), member(test, 'title')].flatMap(
        (title) => toText(title) ?? [],
      ),
      hasPassed: member(test, 'status') === 'passed',
    })),
  );
}

/** Returns the rows whose test was not run, was skipped or did not pass, as lines to print. */
export function runFaults(proofs: readonly Proof[], runs: readonly Run[]): readonly string[] {
  return proofs.flatMap(({ row, file, title }) => {
    const pattern = toPattern(title);
    const own = runs.filter((run) => run.file === file && run.titles.some((one) => pattern.test(one)));
    const fault =
      own.length === 0 ? 'was not run' : own.every(({ hasPassed }) => hasPassed) ? null : 'was skipped or failed';
    return fault === null ? [] : [`${file}: the test « ${title} », which proves « ${row} », ${fault}.`];
  });
}

/** @example toPattern('leads from ${path} to %s') // /^leads from .* to .*$/s */
function toPattern(title: string): RegExp {
  const parts = title.split(/\$\{[^}]*\}|%[sdijfo]|\$[\w.]+/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`, 's');
}
