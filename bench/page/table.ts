import { rows, type Row } from './rows.ts';
import type { SiteResult } from './types.ts';

/**
 * Formats the results with a row for each measure and a column for each site. A rival’s value is followed by its ratio
 * to ours.
 */
export function toTable(results: readonly SiteResult[]): string {
  const [ours] = results;
  const lines = [
    ['', ...results.map(({ title }) => title)],
    ...rows.map((row) => [
      row.unit === '' ? row.label : `${row.label}, ${row.unit}`,
      ...results.map((result) => toCell(row, result, ours)),
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column] ?? 0, column > 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

function toCell(row: Row, result: SiteResult, ours: SiteResult | undefined): string {
  const value = row.valueOf(result.figures);
  if (value === null) return '–';
  const own = ours === undefined || ours === result ? null : row.valueOf(ours.figures);
  return own === null || own === 0 ? format(row, value) : `${format(row, value)} ×${ratio(value / own)}`;
}

/** Formats our figures with their limits. */
export function toBudgets({ figures }: SiteResult): string {
  return rows
    .flatMap((row) => {
      const value = row.valueOf(figures);
      if (row.budget === undefined) return [];
      const line = `${row.label}: ${value === null ? 'not measured' : format(row, value)} of ${format(row, row.budget)} ${row.unit}`;
      return [`${value !== null && value <= row.budget ? '✓' : '✗'} ${line.trimEnd()}`];
    })
    .join('\n');
}

function format({ unit }: Row, value: number): string {
  switch (unit) {
    case 'kB':
      return (value / 1000).toFixed(1);
    case 's':
      return value.toFixed(1);
    case 'ms':
    case '':
      return Math.round(value).toLocaleString('en');
  }
}

function ratio(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}

function pad(text: string, width: number, isNumber: boolean): string {
  return isNumber ? text.padStart(width) : text.padEnd(width);
}
