import type { Nodes, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { parsePage } from '@reliure/guides';
import { bodyOf } from '@reliure/richtext';

/** An address in a page, with the element that uses it: `a` for links, `img` for images. */
export interface Address {
  readonly line: number;
  readonly element: string;
  readonly url: string;
}

/** The parts of a page that a build can refuse. */
export interface PageParts {
  readonly root: Root;
  readonly references: readonly Address[];
  readonly fences: readonly { readonly line: number; readonly language: string }[];
  readonly directives: readonly { readonly line: number; readonly node: LeafDirective }[];
}

/** Reads what a build can refuse in a page. @throws VFileMessage for invalid MDX. */
export function readPage(source: string, isMdx: boolean): PageParts {
  const root = parsePage(bodyOf(source), isMdx);
  const references: Address[] = [];
  const fences: { line: number; language: string }[] = [];
  const directives: { line: number; node: LeafDirective }[] = [];
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    references.push(...referencesIn(node, line));
    if (node.type === 'code' && typeof node.lang === 'string') fences.push({ line, language: node.lang });
    if (node.type === 'leafDirective') directives.push({ line, node });
  });
  return { root, references, fences, directives };
}

/** The attributes that load or link to something, by element. */
const addressAttributes: Readonly<Record<string, string>> = {
  ...{ a: 'href', Link: 'to', img: 'src', iframe: 'src', frame: 'src', script: 'src', object: 'data', embed: 'src' },
  ...{ audio: 'src', video: 'src', source: 'src', track: 'src', form: 'action' },
};

function referencesIn(node: Nodes, line: number): readonly Address[] {
  switch (node.type) {
    case 'link':
      return [{ line, element: 'a', url: node.url }];
    case 'image':
      return [{ line, element: 'img', url: node.url }];
    // Of a definition, only its address says whether it is for images, and only images can be forbidden.
    case 'definition':
      return [{ line, element: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(node.url) ? 'img' : 'a', url: node.url }];
    case 'html':
      return htmlReferences(node.value, line);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const element = node.name ?? '';
      return node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === addressAttributes[element] &&
        typeof attribute.value === 'string'
          ? [{ line, element: element === 'Link' ? 'a' : element, url: attribute.value }]
          : [],
      );
    }
    default:
      return [];
  }
}

function htmlReferences(html: string, line: number): readonly Address[] {
  return [...html.matchAll(/<([a-z]+)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi)].flatMap(
    ({ 1: name = '', 2: written = '', index }) => {
      const element = name.toLowerCase();
      const attribute = addressAttributes[element];
      if (attribute === undefined) return [];
      const [, quoted, single] = new RegExp(`\\s${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(written) ?? [];
      const url = quoted ?? single;
      const above = html.slice(0, index).split('\n').length - 1;
      return url === undefined ? [] : [{ line: line + above, element, url }];
    },
  );
}
