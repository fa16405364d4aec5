import { member, toArray, toText } from '@apidoc/openapi';
import type { Proof } from './readProofs';

/** A test that was run or skipped. */
export interface Run {
  /** Path relative to the root of the project. */
  readonly file: string;
  /** The test’s own tags and those of the groups around it, each with its `@`. */
  readonly tags: readonly string[];
  readonly hasPassed: boolean;
}

/** Reads the JSON report of Playwright. A test that passed when it was retried counts as passed. */
export function readBrowserRuns(report: unknown, folder: string): readonly Run[] {
  return toArray(member(report, 'suites')).flatMap((suite) => suiteRuns(suite, folder));
}

function suiteRuns(suite: unknown, folder: string): readonly Run[] {
  const own = toArray(member(suite, 'specs')).map((spec) => ({
    file: `${folder}/${toText(member(spec, 'file')) ?? ''}`,
    // Playwright reports tags without their `@`.
    tags: readTags(spec).map((tag) => `@${tag}`),
    hasPassed: toArray(member(spec, 'tests')).every((test) =>
      ['expected', 'flaky'].includes(toText(member(test, 'status')) ?? ''),
    ),
  }));
  return [...own, ...toArray(member(suite, 'suites')).flatMap((inner) => suiteRuns(inner, folder))];
}

/** Reads the JSON report of Vitest. @param root Folder of the project, with a trailing slash. */
export function readUnitRuns(report: unknown, root: string): readonly Run[] {
  return toArray(member(report, 'testResults')).flatMap((file) =>
    toArray(member(file, 'assertionResults')).map((test) => ({
      file: (toText(member(file, 'name')) ?? '').replace(root, ''),
      tags: readTags(test),
      hasPassed: member(test, 'status') === 'passed',
    })),
  );
}

function readTags(test: unknown): readonly string[] {
  return toArray(member(test, 'tags')).flatMap((tag) => toText(tag) ?? []);
}

/** Returns the rows whose test was not run, was skipped or did not pass, as lines to print. */
export function runFaults(proofs: readonly Proof[], runs: readonly Run[]): readonly string[] {
  return proofs.flatMap(({ row, tag }) => {
    const own = runs.filter(({ tags }) => tags.includes(tag));
    if (own.length === 0) {
      return `e2e/README.md: no test with the tag ${tag} was run, so nothing proves the row "${row}". Check that the runner includes its file.`;
    }
    const unproved = own.find(({ hasPassed }) => !hasPassed);
    if (unproved === undefined) return [];
    return `${unproved.file}: a test with the tag ${tag} failed or was skipped, so nothing proves the row "${row}" of e2e/README.md. Fix the test.`;
  });
}
