import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Node } from 'web-tree-sitter';
import { setLanguage } from '@reliure/language';
import { readContract } from '@reliure/mock/node';
import { identity } from '../../../../site/identity.ts';
import { buildCases } from '../cases.ts';
import { hostileContract } from '../hostileContract.ts';
import { toExpectedTexts, toExpectedValues } from './expectedTexts.ts';
import { parsedLanguages } from './languages.ts';
import { loadParser } from './parser.ts';

setLanguage('en');
const hostileCases = buildCases(hostileContract);
setLanguage(identity.language);
const cases = [...hostileCases, ...buildCases(await readContract(resolve('site', identity.contract)))];

describe.each(Object.entries(parsedLanguages))('the samples in %s', (language, { literalTypes, ...reader }) => {
  let parse: (code: string) => Node;
  beforeAll(async () => {
    parse = await loadParser(language);
  });

  it.each(cases)('of $id has correct syntax and contains the texts of the request', ({ samples, request }) => {
    const root = parse(samples.find(({ id }) => id === language)?.text ?? '');
    const literals = root.descendantsOfType([...literalTypes]).map((node) => node.text);
    const texts = literals.map(reader.readLiteral);
    const fixed = texts.flatMap((text) => text.fixed);
    for (const part of request.url.split('?')) expect(fixed.join('\n')).toContain(part);
    for (const text of toExpectedTexts(request)) expect(fixed).toContain(text);
    for (const { code } of texts) for (const inserted of code) expect(inserted).toMatch(reader.allowedExpressions);
    expect(reader.readValues(root, fixed)).toEqual(expect.arrayContaining([...toExpectedValues(request)]));
  });
});
