import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Flaw, LineFlaw } from '@apidoc/openapi';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The attribute with the file of an element, which is published as it is written. */
const fileAttributes: Readonly<Record<string, string>> = {
  ...{ a: 'href', img: 'src', source: 'src', video: 'src', audio: 'src', track: 'src', iframe: 'src', embed: 'src' },
  object: 'data',
};

/** Finds images without an alternative, and elements whose file is not in the built site. */
export function elementFlaws(node: Nodes): readonly LineFlaw[] {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'image':
    case 'imageReference':
      return (node.alt ?? '').trim() === '' ? [{ line, ...alternativeFlaw }] : [];
    case 'html':
      return htmlFlaws(node.value, line);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return attributesFlaws(node.name ?? '', attributesOf(node)).map((flaw) => ({ line, ...flaw }));
    default:
      return [];
  }
}

const alternativeFlaw: Flaw = {
  message: 'The image has no alternative text.',
  remedy: 'Say in ![…] what the image shows; for a decoration, write <img alt="" src="/…" /> with a file of static/.',
};

function htmlFlaws(html: string, line: number): readonly LineFlaw[] {
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
      return attributesFlaws(name.toLowerCase(), attributes).map((flaw) => ({ line: line + above, ...flaw }));
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

function attributesFlaws(name: string, attributes: ReadonlyMap<string, string | null> | null): readonly Flaw[] {
  if (attributes === null) return [];
  const key = fileAttributes[name] ?? '';
  const file = attributes.get(key) ?? '';
  const flaws: Flaw[] = [];
  if (name === 'img' && !attributes.has('alt')) {
    flaws.push({
      message: 'The element <img> has no alternative text.',
      remedy: 'Add alt="…", which says what the image shows; alt="" for a decoration.',
    });
  }
  if (/^(?![a-z][a-z\d+.-]*:|[/#?])[^#?]*\.[a-z\d]{2,5}(?:[?#]|$)/i.test(file)) {
    flaws.push({
      message: `<${name} ${key}="${file}"> would not find its file, because only Markdown’s links and images are copied.`,
      remedy: remedyFor(name, file),
    });
  }
  return flaws;
}

function remedyFor(name: string, file: string): string {
  if (name === 'img') return `Write ![…](${file}), or put the file in static/ and write its path from there: /….`;
  if (name === 'a') return `Write [text](${file}).`;
  return 'Put the file in static/, and write its path from there: /….';
}
