import { readFile } from 'node:fs/promises';
import type { Element, Text } from 'hast';
import type { Parents, Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ProblemsError } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { toDirectiveProblem } from '../directiveProblem.ts';
import { texts } from '../texts.ts';
import { readGlossary } from './readGlossary.ts';
import { resolveTerm, termDirective } from './resolveTerm.ts';
import type { Term } from './types.ts';

interface Options {
  /** Path of the glossary’s Markdown file. */
  readonly file: string;
  /** Path of the glossary’s page on the site, without the base URL. */
  readonly path: string;
}

/**
 * Creates a remark plugin that explains words in the text of a guide: `:terme[INS]` becomes a button that opens the
 * glossary’s explanation. It is a popover, which needs no script, closes with Escape or a click beside it, and works
 * with keyboard and touch.
 *
 * @see https://html.spec.whatwg.org/multipage/popover.html
 */
export function termDirectives({ file, path }: Options) {
  let cached = { source: '', glossary: readGlossary('') };
  return async (tree: Root, page: { readonly path: string }): Promise<void> => {
    const { name, attribute } = termDirective();
    const occurrences: TermOccurrence[] = [];
    visit(tree, 'textDirective', (node, index = 0, parent) => {
      if (node.name === name) occurrences.push({ node, ...toWordJoiners(parent, index) });
    });
    if (occurrences.length === 0) return;
    const source = await readFile(file, 'utf8');
    if (source !== cached.source) cached = { source, glossary: readGlossary(source) };
    const explained = new Set<Term>();
    const problems: FileProblem[] = [];
    for (const { node, before, after } of occurrences) {
      const term = resolveTerm(toString(node), node.attributes?.[attribute], cached.glossary);
      if ('message' in term) {
        problems.push(toDirectiveProblem(page, node, term));
        continue;
      }
      const [button, ...others] = toElements(toString(node), term, explained, path);
      const hChildren = [before, button, after, ...others].filter((child) => child !== null);
      node.data = { hName: 'span', hProperties: {}, hChildren };
      explained.add(term);
    }
    if (problems.length > 0) throw new ProblemsError(problems);
  };
}

/** A directive, and the word joiners that keep its button on one line with the characters beside it. */
interface TermOccurrence {
  readonly node: TextDirective;
  readonly before: Text | null;
  readonly after: Text | null;
}

/**
 * Returns a word joiner for each side of a button that touches another character. Without it, a line may break on
 * either side of a button, even before a full stop or a no-break space.
 *
 * @see https://drafts.csswg.org/css-text/#line-break-details
 */
function toWordJoiners(parent: Parents | undefined, index: number): Pick<TermOccurrence, 'before' | 'after'> {
  const [previous, next] = [parent?.children[index - 1], parent?.children[index + 1]];
  const joiner: Text = { type: 'text', value: '\u2060' };
  return {
    before: previous !== undefined && /[^ \n]$/.test(toString(previous)) ? joiner : null,
    after: next !== undefined && /^[^ \n]/.test(toString(next)) ? joiner : null,
  };
}

/**
 * Returns the button of a term and, for the first one on the page, the explanation. Further buttons open the same one.
 */
function toElements(label: string, term: Term, explained: ReadonlySet<Term>, path: string): [Element, ...Element[]] {
  const { explanationId, pageLink } = texts().glossary;
  const id = explanationId(term.anchor);
  const button = toElement(
    'button',
    { type: 'button', className: ['term'], popoverTarget: id, 'data-static': '' },
    label,
  );
  if (explained.has(term)) return [button];
  const link = toElement('a', { href: `${path}#${term.anchor}` }, pageLink);
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
