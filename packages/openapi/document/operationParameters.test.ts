import { describe, expect, it } from 'vitest';
import { operationParameters, unresolvedParameters } from './operationParameters.ts';
import { createResolve } from './references.ts';

const language = { name: 'lang', in: 'query', description: 'Langue' };
const reference = { $ref: '#/components/parameters/Lang' };
const resolve = createResolve({ components: { parameters: { Lang: language } } });

const id = { name: 'id', in: 'path' };
const header = { name: 'lang', in: 'header' };
const own = { name: 'lang', in: 'query', description: 'Langue de la réponse' };

describe('operationParameters', () => {
  it('returns resolved parameters, those of the Path Item first', () => {
    expect(operationParameters({ parameters: [id, reference] }, { parameters: [header] }, resolve)).toEqual([
      id,
      language,
      header,
    ]);
  });

  it('lets an operation override a parameter of the same name and location', () => {
    expect(operationParameters({ parameters: [reference, header] }, { parameters: [own] }, resolve)).toEqual([
      own,
      header,
    ]);
  });

  it.each(['Accept', 'content-type', 'AUTHORIZATION'])('leaves out the header %s, which OpenAPI ignores', (name) => {
    const parameters = [{ name, in: 'header' }, header];
    expect(operationParameters({ parameters }, {}, resolve)).toEqual([header]);
    expect(operationParameters({}, { parameters }, resolve)).toEqual([header]);
  });

  it('keeps a query parameter of the same name', () => {
    const parameters = [{ name: 'Accept', in: 'query' }];
    expect(operationParameters({}, { parameters }, resolve)).toEqual(parameters);
  });

  it('returns nothing for an operation without parameters', () => {
    expect(operationParameters({}, {}, resolve)).toEqual([]);
  });
});

describe('unresolvedParameters', () => {
  it('returns parameters as they are written, by location and name', () => {
    expect(unresolvedParameters({ parameters: [id] }, { parameters: [reference] }, resolve)).toEqual(
      new Map<string, unknown>([
        ['path id', id],
        ['query lang', reference],
      ]),
    );
  });
});
