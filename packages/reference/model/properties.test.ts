import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMarkdownVersions } from '@reliure/exports';
import {
  ProblemsError,
  createExtract,
  findUnsafeContent,
  isSlug,
  operationSlugs,
  slugify,
  toNameSlug,
} from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import type { JsonObject } from '@reliure/openapi';
import { isSafeUrl, serialize, toRichText } from '@reliure/richtext';
import { sampleLanguages, toSamples } from '@reliure/samples';
import type { SampleBody } from '@reliure/samples';
import { analyze } from '@reliure/search';
import { buildReference } from '../kinds/reference.ts';

/** Texts that have broken a parser, a page or a program before, and random ones. */
const text = fc.oneof(
  fc.constantFrom(
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '$ref', '', ' ', '\0', '\ud800', '1'],
    ...[
      '</script><script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<!--',
      ']]>',
      '{{1+1}}',
      '${1+1}',
      '<a>',
    ],
    ...[
      '[a](javascript:alert(1))',
      '![a](http://a.example/b.png)',
      '[a]: javascript:alert(1)\n\n[a]',
      '<javascript:alert(1)>',
    ],
    ...[
      '```\n</script>\n',
      '| a |\n|-|\n| <b> |',
      '# <b>',
      '- ['.repeat(50),
      '> '.repeat(200),
      '*_'.repeat(200),
      '`'.repeat(99),
    ],
    ...[
      `it's "so"`,
      '\\',
      `'''`,
      '"""',
      '$(id)',
      '`id`',
      '%s%n',
      '?><?php',
      '\r\n',
      '\u2028',
      '\u202e',
      '😀',
      'Éte\u0301',
      '../../etc',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
/** Texts that a contract may contain: lone surrogates and bidirectional control characters are refused. */
const whole = text.filter((value) => !/[\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(value));

const name = whole.filter((value) => value !== '$ref');
const runs = { numRuns: 100 };

describe('slugify, toNameSlug, operationSlugs', () => {
  it('return only characters that are valid in a URL', () => {
    fc.assert(
      fc.property(text, text, (title, path) => {
        expect(slugify(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(toNameSlug(title)).toMatch(/^[A-Za-z0-9_-]*$/);
        const source = { operation: { summary: title, operationId: path }, method: 'get', path: `/${path}` };
        const slugs = operationSlugs([source, source, source, source], new Set());
        expect(slugs.every(isSlug)).toBe(true);
        expect(new Set(slugs).size).toBe(4);
      }),
      runs,
    );
  });

  it('do not change a slug that was already slugified', () => {
    fc.assert(
      fc.property(text, (title) => {
        expect(slugify(slugify(title))).toBe(slugify(title));
      }),
      runs,
    );
  });
});

describe('analyze', () => {
  it('returns words in order, each non-empty and inside the text', () => {
    fc.assert(
      fc.property(text, (value) => {
        let last = 0;
        for (const { word, start, end } of analyze(value)) {
          expect(word).not.toBe('');
          expect([start >= last, end > start, end <= value.length]).toEqual([true, true, true]);
          last = start;
        }
      }),
      runs,
    );
  });

  it('ignores case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zà-ÿ]{1,20}$/), (word) => {
        expect(analyze(word.toUpperCase()).map(({ word }) => word)).toEqual(analyze(word).map(({ word }) => word));
      }),
      runs,
    );
  });
});

const markdown = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Returns the HTML, images and unsafe URLs that a Markdown parser finds. */
function liveParts(written: string): readonly string[] {
  const found: string[] = [];
  visit(fromMarkdown(written, markdown), (node) => {
    if (node.type === 'html') found.push(node.value);
    if (node.type === 'image') found.push(`image ${node.url}`);
    if ((node.type === 'link' || node.type === 'definition') && !isSafeUrl(node.url)) found.push(node.url);
  });
  return found;
}

describe('serialize', () => {
  /** Texts without the characters that Markdown does not preserve: NUL, and white space at the ends of lines. */
  const line = text.map((value) => value.replace(/[\0\s]+/g, ' ').trim()).filter((value) => value !== '');

  it('writes any text so that parsing returns the same text', () => {
    fc.assert(
      fc.property(line, (value) => {
        const written = serialize([{ type: 'paragraph', children: [{ type: 'text', value }] }]);
        expect(toString(fromMarkdown(written, markdown))).toBe(value);
        expect(liveParts(written)).toEqual([]);
      }),
      runs,
    );
  });

  it('writes any code so that parsing returns the same code', () => {
    fc.assert(
      fc.property(line, (value) => {
        const { children } = fromMarkdown(serialize([{ type: 'code', value }]), markdown);
        expect(children).toMatchObject([{ type: 'code', value }]);
      }),
      runs,
    );
  });
});

describe('toRichText', () => {
  it('keeps only safe URLs in links', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (parts) => {
        const urls = JSON.stringify(toRichText(parts.join('\n\n'))).matchAll(/"url":("(?:[^"\\]|\\.)*")/g);
        expect([...urls].filter(([, url = '""']) => !isSafeUrl(String(JSON.parse(url))))).toEqual([]);
      }),
      runs,
    );
  });
});

describe('toSamples', () => {
  /** Replaces the strings of a program. If a value broke out of its quotes, a part of it would remain. */
  function skeleton(id: string, program: string): string {
    const strings = id === 'curl' ? /(?:'[^']*'|\\')+/g : /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
    return program.replace(strings, '§').replace(/§(?:\s*[+.]\s*§)+/g, '§');
  }

  const write = (value: string, body: SampleBody) =>
    toSamples({
      method: 'POST',
      url: 'https://api.example/a',
      query: [{ name: 'a b', value: [{ kind: 'text', text: value }] }],
      headers: [],
      body,
      success: { kind: 'none' },
    });

  const bodies: readonly (readonly [string, (value: string) => SampleBody])[] = [
    ['a form', (value) => ({ kind: 'form', fields: [{ name: `x ${value}`, value }] })],
    ['parts', (value) => ({ kind: 'multipart', parts: [{ kind: 'text', name: 'a b', text: value }] })],
  ];
  /**
   * Texts without control characters, which languages escape differently. The tests that run the programs check those.
   */
  const value = text.map((raw) => `é ${raw.replace(/[\x00-\x1f\x7f\ud800-\udfff]/g, '')} é`);

  it.each(bodies)('keeps the values of %s inside quotes in every language', (_name, toBody) => {
    fc.assert(
      fc.property(value, (given) => {
        // Swift adds lines for a plus sign.
        const usual = given.includes('+') ? '+' : 'é';
        const want = write(usual, toBody(usual));
        write(given, toBody(given)).forEach(({ id, text: program }, index) => {
          expect(skeleton(id, program)).toBe(skeleton(id, want[index]?.text ?? ''));
        });
      }),
      runs,
    );
  });

  it.each(sampleLanguages.filter(({ id }) => id !== 'curl'))('writes no invisible character into $label', ({ id }) => {
    fc.assert(
      fc.property(text, (given) => {
        const body: SampleBody = { kind: 'json', mediaType: 'application/json', value: { [given]: [given] } };
        const program = write('a', body).find((sample) => sample.id === id)?.text ?? '';
        expect(program.match(/[\0-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]/g)).toBeNull();
      }),
      runs,
    );
  });
});

/** Schemas with hostile names and texts, including references to themselves. */
const schema: fc.Arbitrary<JsonObject> = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      type: fc.constant('string'),
      description: whole,
      default: whole,
      enum: fc.array(whole, { minLength: 1 }),
    }),
    fc.constant({ $ref: '#/components/schemas/__proto__' }),
    fc.record({
      title: whole,
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(whole, { maxLength: 2 }),
    }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
  ),
})).schema;

const operation: fc.Arbitrary<JsonObject> = fc.record({
  'x-note': fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  description: whole,
  tags: fc.uniqueArray(whole, { maxLength: 2 }),
  parameters: fc.uniqueArray(
    fc.record({ name: whole, in: fc.constantFrom('query', 'header', 'cookie'), description: whole, schema }),
    { maxLength: 3, selector: (parameter) => `${parameter.in} ${parameter.name.toLowerCase()}` },
  ),
  requestBody: fc.record({
    description: whole,
    content: fc.dictionary(name, fc.record({ schema }), { maxKeys: 2, noNullPrototype: true }),
  }),
  responses: fc.record({
    200: fc.record({
      description: whole,
      headers: fc.dictionary(name, fc.record({ schema }), { maxKeys: 2, noNullPrototype: true }),
      content: fc.record({ 'application/json': fc.record({ schema, example: whole }) }),
    }),
  }),
});

const contract: fc.Arbitrary<JsonObject> = fc.record({
  openapi: fc.constant('3.1.0'),
  info: fc.record({ title: whole, version: whole, description: whole }),
  tags: fc.uniqueArray(fc.record({ name: whole, description: whole }), { maxLength: 3, selector: (tag) => tag.name }),
  paths: fc.record({ '/__proto__': fc.record({ get: operation }), '/constructor': fc.record({ post: operation }) }),
  components: fc.record({
    schemas: fc.tuple(schema, schema).map(([a, b]) =>
      Object.fromEntries([
        ['__proto__', a],
        ['constructor', b],
      ]),
    ),
  }),
});

describe('loadContract', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'properties-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Loads a contract. Returns whether it was read, or refused with an error that reports the position and a fix. */
  async function outcome(written: string): Promise<'read' | 'rejected'> {
    const file = join(folder, 'a.yaml');
    await writeFile(file, written);
    try {
      await loadContract(file);
      return 'read';
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      expect(error.message).toMatch(/a\.yaml:\d+:\d+[^]*\n {2}→ \S/);
      return 'rejected';
    }
  }

  it('reads any file, or reports the position and the fix', async () => {
    const files = fc.oneof(
      text,
      fc.json(),
      fc.object({ withNullPrototype: false }).map((value) => `openapi: 3.1.0\nx-a: ${JSON.stringify(value)}`),
    );
    await fc.assert(
      fc.asyncProperty(files, async (written) => {
        await outcome(written);
      }),
      runs,
    );
  });

  it('reads a contract with one invalid member, or reports the position', async () => {
    const invalid = fc
      .tuple(
        contract,
        fc.constantFrom('info', 'paths', 'components', 'tags', 'servers', 'security'),
        fc.jsonValue({ maxDepth: 2 }),
      )
      .map(([valid, key, value]) => JSON.stringify({ ...valid, [key]: value }));
    await fc.assert(
      fc.asyncProperty(invalid, async (written) => {
        await outcome(written);
      }),
      { numRuns: 30 },
    );
  });

  it('reads hostile names and texts everywhere in a contract', async () => {
    await fc.assert(
      fc.asyncProperty(contract, async (valid) => {
        expect(await outcome(JSON.stringify(valid))).toBe('read');
      }),
      { numRuns: 30 },
    );
  });
});

describe('buildReference, buildMarkdownVersions, createExtract', () => {
  it('build pages and files of any contract without active content', () => {
    fc.assert(
      fc.property(contract, (document) => {
        const reference = buildReference({ document });
        expect(reference.operations).toHaveLength(2);
        for (const version of buildMarkdownVersions(reference, [], { url: 'https://site.example', baseUrl: '/' })) {
          expect(liveParts(version.text), version.text).toEqual([]);
        }
        const extract = createExtract(document);
        const one = extract({ section: 'paths', path: '/__proto__', method: 'get' }, '');
        expect(findUnsafeContent(one)).toBeNull();
        expect(Object.prototype).toEqual({});
      }),
      { numRuns: 10 },
    );
  });
});
