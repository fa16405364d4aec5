import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Problem, LineProblem } from '@reliure/openapi';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The attribute with the file of an element, which is published as it is written. */
const fileAttributes: Readonly<Record<string, string>> = {
  ...{ a: 'href', img: 'src', source: 'src', video: 'src', audio: 'src', track: 'src', iframe: 'src', embed: 'src' },
  object: 'data',
};

/** Finds images without an alternative, and elements whose file is not in the built site. */
export function elementProblems(node: Nodes): readonly LineProblem[] {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'image':
    case 'imageReference':
      return (node.alt ?? '').trim() === '' ? [{ line, ...alternativeProblem }] : [];
    case 'html':
      return htmlProblems(node.value, line);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return attributesProblems(node.name ?? '', attributesOf(node)).map((problem) => ({ line, ...problem }));
    default:
      return [];
  }
}

const alternativeProblem: Problem = {
  message: 'The image has no alternative text.',
  remedy: 'Say in ![…] what the image shows; for a decoration, write <img alt="" src="/…" /> with a file of static/.',
};

function htmlProblems(html: string, line: number): readonly LineProblem[] {
  if (/<!--(?![^]*-->)/.test(html)) {
    return [{ line, message: 'The comment is not closed, and hides what follows.', remedy: 'Add --> at its end.' }];
  }
  const visible = html.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...visible.matchAll(/<([a-z]+)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi)].flatMap(
    ({ 1: name = '', 2: written = '', index }) => {
      const pairs = [...written.matchAll(/([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi)];
      const attributes = new Map(
        pairs.map(([, key = '', double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? '']),
      );
      const above = visible.slice(0, index).split('\n').length - 1;
      return attributesProblems(name.toLowerCase(), attributes).map((problem) => ({ line: line + above, ...problem }));
    },
  );
}

/** Returns the attributes of an element; those that are computed are `null`, and `null` if any attribute can be. */
function attributesOf({ attributes }: Element): ReadonlyMap<string, string | null> | null {
  const found = new Map<string, string | null>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return null;
    found.set(attribute.name, typeof attribute.value === 'object' ? null : (attribute.value ?? ''));
  }
  return found;
}

function attributesProblems(name: string, attributes: ReadonlyMap<string, string | null> | null): readonly Problem[] {
  if (attributes === null) return [];
  const key = fileAttributes[name] ?? '';
  const file = attributes.get(key) ?? '';
  const problems: Problem[] = [];
  if (name === 'img' && !attributes.has('alt')) {
    problems.push({
      message: 'The element <img> has no alternative text.',
      remedy: 'Add alt="…", which says what the image shows; alt="" for a decoration.',
    });
  }
  if (/^(?![a-z][a-z\d+.-]*:|[/#?])[^#?]*\.[a-z\d]{2,5}(?:[?#]|$)/i.test(file)) {
    problems.push({
      message: `<${name} ${key}="${file}"> would not find its file, because only Markdown’s links and images are copied.`,
      remedy: remedyFor(name, file),
    });
  }
  return problems;
}

function remedyFor(name: string, file: string): string {
  if (name === 'img') return `Write ![…](${file}), or put the file in static/ and write its path from there: /….`;
  if (name === 'a') return `Write [text](${file}).`;
  return 'Put the file in static/, and write its path from there: /….';
}
