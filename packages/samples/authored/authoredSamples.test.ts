import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { sampleLanguages } from '../languages/sampleLanguages.ts';
import { buildCalls } from '../samples.ts';

/** Returns the id, the label, the highlighted language and the text of the samples that are not generated. */
function authored(extension: object): readonly string[] {
  const operation = { summary: 'a', ...extension };
  const build = (own: object) =>
    buildCalls({ path: '/a', method: 'get', operation: { ...own }, pathItem: {} }, {}, createResolve({})).flatMap(
      ({ samples }) => samples,
    );
  const generated = new Set(build({}).map(({ text }) => text));
  return build(operation)
    .filter(({ text }) => !generated.has(text))
    .map(({ id, label, language, text }) => [id, label, language, text].join(' | '));
}

const sample = (lang: unknown, source: unknown = 'x', label?: unknown) => ({
  lang,
  source,
  ...(label !== undefined && { label }),
});

describe('withAuthoredSamples', () => {
  it.each([
    ['Shell', 'curl', 'cURL', 'bash'],
    ['cURL', 'curl', 'cURL', 'bash'],
    ['JavaScript', 'javascript', 'JavaScript', 'javascript'],
    [' JS ', 'javascript', 'JavaScript', 'javascript'],
    ['node', 'javascript', 'JavaScript', 'javascript'],
    ['Node.js', 'javascript', 'JavaScript', 'javascript'],
    ['ts', 'typescript', 'TypeScript', 'typescript'],
    ['Python', 'python', 'Python', 'python'],
    ['C#', 'csharp', 'C#', 'csharp'],
    ['csharp', 'csharp', 'C#', 'csharp'],
    ['.NET', 'csharp', 'C#', 'csharp'],
    ['PHP', 'php', 'PHP', 'php'],
    ['golang', 'go', 'Go', 'go'],
    ['Ruby', 'ruby', 'Ruby', 'ruby'],
    ['C++', 'cpp', 'C++', 'cpp'],
    ['JavaScript (fetch)', 'javascript', 'JavaScript', 'javascript'],
    ['Objective-C', 'objective-c', 'Objective-C', 'objective-c'],
    ['言語', 'autre', '言語', 'autre'],
  ])('takes a sample in %j for %s', (lang, id, label, language) =>
    expect(authored({ 'x-codeSamples': [sample(lang)] })).toEqual([`${id} | ${label} | ${language} | x`]),
  );

  it('shows several samples of one language with their labels, and others after the generated ones', () => {
    const extension = [
      sample('Ruby', 'r1'),
      sample('curl', 'a', 'Un carnet'),
      sample('shell', 'b', 'Plusieurs carnets'),
      sample('ruby', 'r2'),
      sample('bash', 'c'),
      sample('sh', 'd', 'cURL'),
    ];
    expect(authored({ 'x-codeSamples': extension })).toEqual([
      'curl | Un carnet | bash | a',
      'curl-2 | Plusieurs carnets | bash | b',
      'curl-3 | cURL | bash | c',
      'curl-4 | cURL (2) | bash | d',
      'ruby | Ruby | ruby | r1',
      'ruby-2 | ruby | ruby | r2',
    ]);
  });

  it('reads the older name, and keeps the order of the languages', () => {
    const operation = { 'x-code-samples': [sample('PHP'), sample('Rust')] };
    const [call] = buildCalls({ path: '/a', method: 'get', operation, pathItem: {} }, {}, createResolve({}));
    expect(call?.samples.map(({ id }) => id)).toEqual([...sampleLanguages.map(({ id }) => id), 'rust']);
  });

  it.each([
    ['a text', 'a'],
    ['null', null],
    ['a map', { lang: 'PHP', source: 'a' }],
    [
      'entries without a language, without a text, or of other types',
      [null, 1, {}, sample(1), sample('PHP', 2), sample('', 'a'), sample('PHP', ' ')],
    ],
  ])('ignores %s', (_name, extension) => {
    expect(authored({ 'x-codeSamples': extension, 'x-code-samples': extension })).toEqual([]);
  });
});
