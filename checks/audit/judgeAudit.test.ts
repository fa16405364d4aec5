import { describe, expect, it } from 'vitest';
import { judgeAudit } from './judgeAudit';

const advisory = (name: string, severity: string) => ({
  source: 1,
  name,
  severity,
  title: `Defect of ${name}`,
  url: `https://github.com/advisories/GHSA-${name}`,
});
const audit = {
  auditReportVersion: 2,
  vulnerabilities: {
    // As npm writes it: what depends on a vulnerable package names it.
    builder: { name: 'builder', severity: 'high', via: ['parser'], nodes: ['node_modules/builder'] },
    parser: { name: 'parser', severity: 'high', via: [advisory('parser', 'high')], nodes: ['node_modules/parser'] },
    router: {
      name: 'router',
      severity: 'moderate',
      via: [advisory('router', 'moderate')],
      nodes: ['node_modules/router'],
    },
    quiet: { name: 'quiet', severity: 'low', via: [advisory('quiet', 'low')], nodes: ['node_modules/quiet'] },
  },
};
const exception = (name: string) => ({
  package: name,
  advisory: `https://github.com/advisories/GHSA-${name}`,
  reason: 'It only reads what we write.',
});
const names = (list: readonly { readonly package: string }[]) => list.map((entry) => entry.package);

describe('judgeAudit', () => {
  const shipped = new Set(['router']);

  it.each([
    ['all from moderate severity on, once each', [], { refused: ['parser', 'router'], excused: [], stale: [] }],
    ['what has no reason', ['parser'], { refused: ['router'], excused: ['parser'], stale: [] }],
    [
      'what visitors get, whatever the reason',
      ['parser', 'router'],
      { refused: ['router'], excused: ['parser'], stale: [] },
    ],
    [
      'the same, and names reasons that nothing needs',
      ['parser', 'gone'],
      { refused: ['router'], excused: ['parser'], stale: ['gone'] },
    ],
  ])('refuses %s', (_name, excused, want) => {
    const { refused, excused: passed, stale } = judgeAudit(audit, shipped, excused.map(exception));
    expect({ refused: names(refused), excused: names(passed), stale: names(stale) }).toEqual(want);
  });

  it('lets an audit pass that found nothing', () =>
    expect(judgeAudit({ auditReportVersion: 2, vulnerabilities: {} }, shipped, [])).toEqual({
      refused: [],
      excused: [],
      stale: [],
    }));
});
