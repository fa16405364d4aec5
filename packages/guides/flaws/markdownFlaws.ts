import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LineFlaw } from '@apidoc/openapi';
import { bodyOf } from '@apidoc/richtext';
import { codeFlaw, headingFlaws, listFlaws, restartFlaws, tableFlaws } from './blockFlaws';
import { directiveFlaw } from './directiveFlaws';
import { elementFlaws } from './elementFlaws';
import { footnoteFlaws } from './footnoteFlaws';
import { jsxFlaws } from './jsxFlaws';
import { nameFlaws } from './nameFlaws';
import { parsePage } from './parsePage';
import { toSyntaxFlaw } from './syntaxFlaw';
import { textFlaws } from './textFlaws';
import type { MarkdownRules } from './types';

/**
 * Finds Markdown that would be published as something other than its author meant, by line.
 *
 * @param file Path of the file, which says whether it is MDX, and whether it is a part of other pages.
 */
export function markdownFlaws(source: string, file: string, rules: MarkdownRules): readonly LineFlaw[] {
  const isMdx = file.endsWith('.mdx');
  // Offsets in the tree are those of the body.
  const body = bodyOf(source);
  try {
    const root = parsePage(body, isMdx);
    const flaws = [
      ...nodeFlaws(root, body, rules, isMdx),
      ...headingFlaws(root, /(?:^|[/\\])_[^/\\]*$/.test(file), body),
      ...restartFlaws(root),
      ...footnoteFlaws(root, rules.notes, body),
      ...(isMdx && rules.components !== null ? nameFlaws(root, rules.components) : []),
    ];
    return flaws.sort((one, other) => one.line - other.line);
  } catch (error) {
    return [toSyntaxFlaw(error, source)];
  }
}

function nodeFlaws(root: Root, source: string, rules: MarkdownRules, isMdx: boolean): readonly LineFlaw[] {
  const lines = source.split('\n');
  const flaws: LineFlaw[] = [];
  visit(root, (node, index, parent) => {
    const line = node.position?.start.line ?? 1;
    flaws.push(...elementFlaws(node));
    if (!isMdx) flaws.push(...jsxFlaws(node, source));
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        flaws.push(...textFlaws(node, parent?.type === 'listItem' && index === 0, source));
        break;
      case 'table':
        flaws.push(...tableFlaws(node));
        break;
      case 'list':
        flaws.push(...listFlaws(node, lines));
        break;
      case 'code':
      case 'textDirective':
      case 'leafDirective':
      case 'containerDirective': {
        const flaw = node.type === 'code' ? codeFlaw(node, lines) : directiveFlaw(node, lines, rules);
        if (flaw !== null) flaws.push({ line, ...flaw });
        break;
      }
      default:
    }
  });
  return flaws;
}
