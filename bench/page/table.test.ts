import { describe, expect, it } from 'vitest';
import { toBudgets, toTable } from './table.ts';
import type { Load, SiteResult } from './types.ts';

const load: Load = {
  transferred: 20_000,
  scripts: 0,
  requests: 3,
  blocking: 0,
  blockingFromStart: 0,
  elements: 2200,
  firstPaint: 900,
  largestPaint: 900,
  firstAction: null,
};

const result = (title: string, loads: Load[]): SiteResult => ({
  site: title,
  title,
  versions: {},
  figures: { loads },
  errors: [],
});

const lineOf = (text: string, label: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.includes(label))
    ?.replace(/ +/g, ' ');

describe('toTable', () => {
  const table = toTable([
    result('Ours', [load, { ...load, transferred: 30_000 }, { ...load, transferred: 10_000 }]),
    result('Rival', [{ ...load, transferred: 500_000, requests: 9, blocking: 70 }]),
  ]);

  it.each([
    { content: 'a median and a ratio', label: 'transferred, kB', want: 'transferred, kB 20.0 500.0 ×25' },
    { content: 'a small ratio with one decimal', label: 'requests', want: 'requests 3 9 ×3.0' },
    {
      what: 'no ratio to zero',
      label: 'blocking time until',
      want: 'blocking time until the first action, ms 0 70',
    },
    {
      content: 'a dash for a missing measurement',
      label: 'cold build, processor',
      want: 'cold build, processor, s – –',
    },
  ])('shows $content', ({ label, want }) => {
    expect(lineOf(table, label)).toBe(want);
  });
});

describe('toBudgets', () => {
  const budgets = toBudgets(result('Ours', [load]));

  it.each([
    { label: 'transferred', want: '✓ transferred: 20.0 of 54.2 kB' },
    { label: 'elements', want: '✗ elements: 2,200 of 1,950' },
    { label: 'cold build', want: '✗ cold build, processor: not measured of 25.0 s' },
  ])('prints $want', ({ label, want }) => {
    expect(lineOf(budgets, label)).toBe(want);
  });
});
