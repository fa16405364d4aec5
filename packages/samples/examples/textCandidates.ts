import { toNumber, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toPattern } from '@reliure/schema';
import { exampleText } from './exampleScalar.ts';
import { formatExamples } from './formatExamples.ts';
import { patternTexts } from './patternText.ts';
import { stretchedText } from './stretchedText.ts';
import { texts } from '../texts.ts';

/** The maximum number of patterns whose texts are joined in all orders. */
const maxJoined = 4;

/** The maximum number of texts of a pattern that are inserted into others. */
const maxInserted = 4;

/**
 * Returns texts that a schema may allow: an example of its format, the word, texts of its pattern, then others. The
 * caller tests them.
 *
 * @param patterns All patterns that apply.
 */
export function* textCandidates(keywords: JsonObject, patterns: readonly string[], word: string): Generator<string> {
  const first = exampleText(keywords, word);
  if (patterns.every((pattern) => toPattern(pattern)?.test(first) !== false)) yield first;
  const shapes = [...formatExamples(keywords), first];
  yield* shapes;
  yield* lengths(keywords).flatMap((length) => stretchedText(keywords, length) ?? []);
  for (const pattern of patterns) yield* patternTexts(pattern);
  yield* joinedTexts(patterns, keywords);
  for (const pattern of patterns) {
    const inserted = [...patternTexts(pattern, maxInserted)];
    for (const shape of shapes) for (const text of inserted) yield* insertions(text, shape);
  }
  for (let number = 1; number <= maxNumber; number += 1) yield `${first.slice(0, -String(number).length)}${number}`;
  for (const length of lengths(keywords))
    yield* [word, 'ABC', '123'].map((own) => own.padEnd(length, own).slice(0, length));
  const { example, numbered } = texts().examples;
  yield* [example, 'a', 'A', '1', 'A1', numbered, 'é', '-', '/', ' ', ''];
}

/** The number of texts that differ in the number at their end only. */
const maxNumber = 60;

/** Returns texts of all patterns, one after the other or between words, that are long enough. */
function* joinedTexts(patterns: readonly string[], { minLength }: JsonObject): Generator<string> {
  const parts = patterns.flatMap((pattern) => [...patternTexts(pattern, 1)]);
  const length = Math.min(toNumber(minLength) ?? 0, 500);
  if (parts.length === 0 || parts.length > maxJoined) return;
  for (const order of orders(parts)) {
    const joined = order.join('');
    yield joined;
    for (const filling of ['a', 'A', '1']) {
      const [first = '', ...others] = order;
      yield first + filling.repeat(Math.max(length - joined.length, 0)) + others.join('');
    }
    yield `${order.join(' ')} `.padEnd(length, texts().examples.word);
  }
}

/** Returns a list in all orders. */
function orders(list: readonly string[]): readonly (readonly string[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((first, index) => orders(list.toSpliced(index, 1)).map((others) => [first, ...others]));
}

/** Returns the lengths to try: the limits of the schema, then common ones. */
function lengths({ minLength, maxLength }: JsonObject): readonly number[] {
  const limits = [toNumber(minLength) ?? 0, toNumber(maxLength) ?? 0].filter((limit) => limit <= 500);
  return [...limits, 1, 2, 3, 6, 8, 12, 20, 36, 64, 100];
}

/** Returns another text with each of its parts replaced by this one. */
function* insertions(text: string, shape: string): Generator<string> {
  if (shape.length > 100 || toText(text) === undefined) return;
  for (let start = 0; start <= shape.length; start += 1) {
    for (let end = start; end <= shape.length; end += 1) yield shape.slice(0, start) + text + shape.slice(end);
  }
}
