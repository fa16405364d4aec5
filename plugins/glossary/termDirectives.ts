import { readFile } from 'node:fs/promises';
import type { Element } from 'hast';
import type { Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readGlossary } from '../../core/glossary/readGlossary';
import { resolveTerm, termDirective } from '../../core/glossary/resolveTerm';
import type { Term } from '../../core/glossary/types';

interface Options {
  /** The Markdown file of the glossary. */
  readonly file: string;
  /** Where it stands on the site, without the base URL. */
  readonly path: string;
}

/**
 * Explains words of a guide in their place: `:terme[INS]` becomes a button that opens what the glossary says. A popover
 * needs no script, closes with Escape or a click beside it, and answers to the keyboard and to a finger alike.
 *
 * @see https://html.spec.whatwg.org/multipage/popover.html
 */
export function termDirectives({ file, path }: Options) {
  return async (tree: Root, page: { readonly path: string }): Promise<void> => {
    const places: TextDirective[] = [];
    visit(tree, 'textDirective', (node) => {
      if (node.name === termDirective) places.push(node);
    });
    if (places.length === 0) return;
    const glossary = readGlossary(await readFile(file, 'utf8'));
    const explained = new Set<Term>();
    for (const node of places) {
      const term = resolveTerm(toString(node), node.attributes?.['de'], glossary);
      if (typeof term === 'string') {
        throw new Error(`${page.path}:${String(node.position?.start.line ?? 1)} :${termDirective}: ${term}`);
      }
      node.data = { hName: 'span', hProperties: {}, hChildren: toElements(toString(node), term, explained, path) };
      explained.add(term);
    }
  };
}

/** Buttons of one page that name the same term open the same explanation. */
function toElements(label: string, term: Term, explained: ReadonlySet<Term>, path: string): Element[] {
  const id = `terme-${term.anchor}`;
  const button = toElement(
    'button',
    { type: 'button', className: ['term'], popoverTarget: id, 'data-static': '' },
    label,
  );
  if (explained.has(term)) return [button];
  const link = toElement('a', { href: `${path}#${term.anchor}` }, 'Glossaire');
  const explanation = [toElement('strong', {}, term.name), ` ${term.explanation} `, link];
  return [button, toElement('span', { id, popover: 'auto', className: ['term-explanation'] }, ...explanation)];
}

function toElement(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (Element | string)[]
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}
