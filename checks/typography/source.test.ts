import { describe, expect, it } from 'vitest';
import { toFrenchMessages, toFrenchSource } from './source.ts';

const narrow = '\u202f';

describe('toFrenchSource', () => {
  it.each([
    ['JSX text', '<p>On y va ?</p>', `<p>On y va${narrow}?</p>`],
    ['a visible member', "const a = { label: 'On y va ?' };", `const a = { label: 'On y va${narrow}?' };`],
    ['any text with a French letter', "const a = b('Où ça ?');", `const a = b('Où ça${narrow}?');`],
    [
      'the parts of a template literal',
      'const a = `Où ? ${b ? c : d} là ? ${e} été ?`;',
      `const a = \`Où${narrow}? \${b ? c : d} là${narrow}? \${e} été${narrow}?\`;`,
    ],
    ['a text with an escaped space', "const a = b('Où\\u00a0: là ?');", `const a = b('Où\u00a0: là${narrow}?');`],
    ['a text in braces', "<p>{'On y va ?'}</p>", `<p>{'On y va${narrow}?'}</p>`],
  ])('corrects %s', (_, source, want) => {
    expect(toFrenchSource(source)).toBe(want);
  });

  it.each([
    "const a = b ? 'x' : 'y';",
    "const a = { id: 'on y va ?' };",
    "const a = { message: 'What is it ?', remedy: 'Say it.' };",
    "<a href='/x ?'>x</a>",
    "const a = b('«\\u00a0là\\u00a0»');",
  ])('does not change %j', (source) => {
    expect(toFrenchSource(source)).toBe(source);
  });

  it('reads a generic function of a file without JSX', () => {
    const source = "const a = <A>(b: A) => [b ? 'là' : 'A', b];";
    expect(toFrenchSource(source, 'texts.fr.ts')).toBe(source);
  });
});

describe('toFrenchMessages', () => {
  it('corrects the messages, not their names', () => {
    const file = '{\n  "a ?": "On y va ?",\n  "b": "« {c} »"\n}\n';
    expect(toFrenchMessages(file)).toBe(`{\n  "a ?": "On y va${narrow}?",\n  "b": "«\u00a0{c}\u00a0»"\n}\n`);
  });
});
