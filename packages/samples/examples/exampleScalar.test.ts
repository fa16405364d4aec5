import { describe, expect, it } from 'vitest';
import { exampleNumber, exampleText } from './exampleScalar.ts';

describe('exampleText', () => {
  it.each([
    [{}, 'texte'],
    [{ format: 'date' }, '2026-01-31'],
    [{ format: 'date', maxLength: 3 }, '2026-01-31'],
    [{ format: 'url' }, 'https://example.com/'],
    [{ format: 'constructor' }, 'texte'],
    [{ format: 'binary' }, 'texte'],
    [{ contentEncoding: 'base64' }, 'dGV4dGU='],
    [{ minLength: 7 }, 'textete'],
    [{ maxLength: 2 }, 'te'],
    [{ maxLength: 0 }, ''],
  ])('returns for %j the text %j', (keywords, want) => expect(exampleText(keywords, 'texte')).toBe(want));

  it('limits the length of a text to 500 characters', () =>
    expect(exampleText({ minLength: 1e9 }, 'texte')).toHaveLength(500));
});

describe('exampleNumber', () => {
  it.each([
    [{}, 1],
    [{ minimum: 0 }, 0],
    [{ minimum: 2.5 }, 2.5],
    [{ maximum: -3 }, -3],
    [{ maximum: 10 }, 1],
    [{ minimum: 0, maximum: 1 }, 0],
    [{ exclusiveMinimum: 0, maximum: 1 }, 0.5],
    [{ exclusiveMinimum: 4 }, 5],
    [{ exclusiveMaximum: -4 }, -5],
    [{ minimum: 4, exclusiveMinimum: true }, 5],
    [{ minimum: 0.25, multipleOf: 0.1 }, 0.3],
    [{ multipleOf: 0 }, 1],
  ])('returns for %j the number %j', (keywords, want) => expect(exampleNumber(keywords)).toBe(want));

  it.each([
    [{}, 1],
    [{ minimum: 1.5 }, 2],
    [{ exclusiveMinimum: 4 }, 5],
    [{ maximum: -1.5 }, -2],
    [{ exclusiveMinimum: 4.5 }, 5],
    [{ exclusiveMaximum: 1 }, 0],
    [{ exclusiveMaximum: -4.5 }, -5],
    [{ exclusiveMinimum: 10, multipleOf: 5 }, 15],
    [{ exclusiveMaximum: -10, multipleOf: 5 }, -15],
    [{ minimum: 10, multipleOf: 15 }, 15],
    [{ maximum: 10, multipleOf: 15 }, 0],
  ])('returns for %j the integer %j if the step is 1', (keywords, want) =>
    expect(exampleNumber(keywords, 1)).toBe(want),
  );
});
