import { describe, expect, it } from 'vitest';
import { buildReference } from '../reference';
import { toPlainText } from '@apidoc/richtext';

type Members = Readonly<Record<string, unknown>>;

const error = (title: string, more: Members = {}) => ({
  summary: title,
  value: { code: title },
  'x-error': { cause: `Cause de \`${title}\`.`, remedy: 'Mender.', retry: 'same', ...more },
});
const problem = (examples: Members) => ({ content: { 'application/problem+json': { examples } } });

/** Builds the error catalogue of a contract with one operation for each set of responses. */
function catalogue(...responses: readonly Members[]) {
  const paths = Object.fromEntries(responses.map((own, index) => [`/${index}`, { get: { responses: own } }]));
  return buildReference({ document: { paths } }).errors;
}

describe('buildErrorCatalogue', () => {
  it('is empty for a contract that says nothing of its errors', () => {
    expect(catalogue({ 404: problem({ absent: { value: {} } }) })).toEqual([]);
  });

  it('tells each error once, by status', () => {
    const groups = catalogue(
      { 409: problem({ double: error('Double') }), 404: problem({ absent: error('Absent') }) },
      { 409: problem({ double: error('Autrement'), clos: error('Clos') }) },
    );
    expect(groups.map(({ status, title, errors }) => [status, title, ...errors.map(({ code }) => code)])).toEqual([
      ['404', 'Introuvable', 'absent'],
      ['409', 'Conflit avec l’état courant', 'double', 'clos'],
    ]);
    expect(groups[1]?.errors[0]?.title).toBe('Double');
  });

  it('takes the status that the error names over the response’s', () => {
    expect(catalogue({ default: problem({ pause: error('Pause', { status: 503 }) }) })[0]?.status).toBe('503');
    expect(catalogue({ default: problem({ pause: error('Pause') }) })[0]?.status).toBe('default');
  });

  it('tells cause, remedy, retry and the example', () => {
    const [found] = catalogue({ 409: problem({ double: error('Double') }) })[0]?.errors ?? [];
    expect(toPlainText(found?.cause ?? [])).toBe('Cause de Double.');
    expect(toPlainText(found?.remedy ?? [])).toBe('Mender.');
    expect(found?.retry).toBe('same');
    expect(found?.example?.text).toBe('{\n  "code": "Double"\n}');
  });

  const double = { 409: problem({ double: error('Double') }) };
  it.each([
    ['all operations', [double, double], 'allBut', []],
    ['nearly all operations, by the others', [double, double, {}, double], 'allBut', ['GET /2']],
    ['as few as the others', [double, {}], 'these', ['GET /0']],
    ['few operations', [{}, double, {}, {}, {}, {}, {}, {}], 'these', ['GET /1']],
    [
      'many operations, when the others are many',
      [...Array.from({ length: 7 }, () => double), ...Array.from({ length: 6 }, () => ({}))],
      'these',
      Array.from({ length: 7 }, (_, index) => `GET /${index}`),
    ],
  ])('names who returns an error: %s', (_fact, responses, rule, titles) => {
    const [found] = catalogue(...responses)[0]?.errors ?? [];
    expect(found?.operations.rule).toBe(rule);
    expect(found?.operations.listed.map(({ title }) => title)).toEqual(titles);
  });
});
