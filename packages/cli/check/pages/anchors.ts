import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { takeReference } from '@reliure/reference';
import { resolveScenarioDirective, scenarioDirectives } from '@reliure/scenarios';
import { shownReference, type ShownReferences } from './shownReference.ts';

/**
 * Returns the anchors of a page: those of its headings, and of elements with an id.
 *
 * @param toContent Returns what replaces a directive, which may contain headings.
 */
export function collectAnchors(
  root: Root,
  toContent: (node: RootContent) => readonly RootContent[],
): ReadonlySet<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit({ ...root, children: root.children.flatMap(toContent) }, (node) => {
    if (node.type === 'heading') {
      const { text, id } = parseMarkdownHeadingId(toString(node));
      anchors.add(id ?? slugger.slug(text));
    }
    if (node.type === 'html') for (const [, id = ''] of node.value.matchAll(/\sid="([^"]+)"/g)) anchors.add(id);
  });
  return anchors;
}

/** Returns what replaces a node: the content of a scenario instead of its directive. */
export function toScenarioContent(node: RootContent, references: ShownReferences): readonly RootContent[] {
  const name = node.type === 'leafDirective' ? scenarioDirectives.find((known) => known === node.name) : undefined;
  if (node.type !== 'leafDirective' || name === undefined) return [node];
  const { id, attributes } = takeReference(node.attributes);
  const content = resolveScenarioDirective(name, attributes, shownReference(id, references)?.scenarios ?? []);
  return 'message' in content ? [] : content;
}
