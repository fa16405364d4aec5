import { describe, expect, it } from 'vitest';
import { buildReference } from '../reference.ts';
import { toPlainText } from '@reliure/richtext';

type Members = Readonly<Record<string, unknown>>;

const error = (title: string, more: Members = {}) => ({
  summary: title,
  value: { code: title },
  'x-error': { cause: `Cause de \`${title}\`.`, remedy: 'Corriger.', retry: 'same', ...more },
});
const problem = (examples: Members) => ({ content: { 'application/problem+json': { examples } } });

/** Builds the error catalogue of a contract with one operation for each set of responses. */
function catalogue(...responses: readonly Members[]) {
  const paths = Object.fromEntries(responses.map((own, index) => [`/${index}`, { get: { responses: own } }]));
  return buildReference({ document: { paths } }).errors;
}

describe('buildErrorCatalogue', () => {
  it('returns nothing if the contract has no x-error', () => {
    expect(catalogue({ 404: problem({ absent: { value: {} } }) })).toEqual([]);
  });

  it('lists each error once, grouped by status', () => {
    const groups = catalogue(
      { 409: problem({ double: error('Double') }), 404: problem({ absent: error('Absent') }) },
      { 409: problem({ double: error('Autrement'), clos: error('Clos') }) },
    );
    expect(groups.map(({ status, title, errors }) => [status, title, ...errors.map(({ code }) => code)])).toEqual([
      ['404', 'Introuvable', 'absent'],
      ['409', 'Conflit avec l’état courant', 'clos', 'double'],
    ]);
    expect(groups[1]?.errors[1]?.title).toBe('Double');
  });

  it('prefers the status of the x-error to that of the response', () => {
    expect(catalogue({ default: problem({ pause: error('Pause', { status: 503 }) }) })[0]?.status).toBe('503');
    expect(catalogue({ default: problem({ pause: error('Pause') }) })[0]?.status).toBe('default');
  });

  it('reads cause, remedy, message for users, retry and example', () => {
    const [found] = catalogue({ 409: problem({ double: error('Double', { user: 'Déjà fait.\n' }) }) })[0]?.errors ?? [];
    expect(found?.userMessage).toBe('Déjà fait.');
    expect(toPlainText(found?.cause ?? [])).toBe('Cause de Double.');
    expect(toPlainText(found?.remedy ?? [])).toBe('Corriger.');
    expect(found?.retry).toBe('same');
    expect(found?.example?.text).toBe('{\n  "code": "Double"\n}');
  });

  const double = { 409: problem({ double: error('Double') }) };
  it.each([
    ['all operations', [double, double], 'allBut', []],
    ['all operations but a few, which are listed instead', [double, double, {}, double], 'allBut', ['GET /2']],
    ['half of the operations', [double, {}], 'these', ['GET /0']],
    ['few operations', [{}, double, {}, {}, {}, {}, {}, {}], 'these', ['GET /1']],
    [
      'many operations, if there are many exceptions',
      [...Array.from({ length: 7 }, () => double), ...Array.from({ length: 6 }, () => ({}))],
      'these',
      Array.from({ length: 7 }, (_, index) => `GET /${index}`),
    ],
  ])('returns the operations that return an error: %s', (_fact, responses, rule, titles) => {
    const [found] = catalogue(...responses)[0]?.errors ?? [];
    expect(found?.operations.rule).toBe(rule);
    expect(found?.operations.listed.map(({ title }) => title)).toEqual(titles);
  });
});
