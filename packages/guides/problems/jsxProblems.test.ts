import { describe, expect, it } from 'vitest';
import { markdownProblems } from './markdownProblems.ts';

const rules = {
  directives: { textDirective: [], leafDirective: [], containerDirective: [] },
  notes: new Set<string>(),
  components: new Set(['Tabs']),
};
const problemsOf = (source: string, file = 'a.md') =>
  markdownProblems(source, file, rules).map(({ line, message }) => `${String(line)}: ${message}`);
const asText = (written: string, line = 1) => `${String(line)}: "${written}" would be published as text.`;
const notShown = (name: string, line = 1) =>
  `${String(line)}: <${name}> is not an element of HTML, so it would not be shown.`;
const noEffect = (attribute: string, name: string, line = 1) =>
  `${String(line)}: The attribute ${attribute} of <${name}> is written as in JSX, and has no effect.`;

describe('a file of Markdown', () => {
  it.each([
    ["import Tabs from '@theme/Tabs';\n\nA\n", [asText("import Tabs from '@theme/Tabs';")]],
    ["A\n\nimport { a,\n  b } from './c';\n", [asText('import { a,', 3)]],
    ["import './a.css'\n", [asText("import './a.css'")]],
    ["import * as a from 'b'\n", [asText("import * as a from 'b'")]],
    ['export const a = 1;\n', [asText('export const a = 1;')]],
    ['export default function A() {}\n', [asText('export default function A() {}')]],
    ['<Tabs>\n\nA\n\n</Tabs>\n', [notShown('Tabs')]],
    ['A\n\n<Tabs>\n  <TabItem value="a">B</TabItem>\n</Tabs>\n', [notShown('Tabs', 3), notShown('TabItem', 4)]],
    ['A <Admonition.Title /> b\n', [asText('<Admonition.Title />')]],
    ['Remplacez <jeton> par le vôtre.\n', [notShown('jeton')]],
    ['- a\n- <votre-cle>\n', [notShown('votre-cle', 2)]],
    ['<div className="a">b</div>\n', [noEffect('className', 'div')]],
    ["A\n\n<p\n  style={{ color: 'red' }}>b</p>\n", [noEffect('style', 'p', 3)]],
    ['<img alt="" src={logo} />\n', [noEffect('src', 'img')]],
    ['A {/* note */} b\n', [asText('{/* note */}')]],
  ])('with what only MDX reads: %j', (source, want) => expect(problemsOf(source)).toEqual(want));

  it.each([
    'import the file first, then export data.\n\nExport default settings.\n',
    '```js\nimport a from "b";\n<Tabs />\n```\n\n`<Tabs>` et `import a from "b"`\n\n    <Tabs>\n',
    '<details>\n<summary>a</summary>\n\nb<br>c <IMG alt="" src="/a.png"> <kbd>d</kbd>\n\n</details>\n',
    '<!-- <Tabs> {/* a */} -->\n\nA <!-- <jeton> --> b &lt;jeton> \\<jeton>\n',
    '<p title="className={a}" data-a="{b}">/clubs/{id} : {a}</p>\n',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/><linearGradient id="a"/></svg>\n',
    'A <https://a.example> <a@b.example> 1 < 2 > 0\n',
  ])('with HTML, text and code: %j', (source) => expect(problemsOf(source)).toEqual([]));

  it('may be MDX', () => {
    expect(problemsOf('import A from "b";\n\n<A className="c" d={1}>\n\n{/* e */}\n\n</A>\n', 'a.mdx')).toEqual([]);
  });
});
