import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { bodyOf, defaultBasePath } from '@reliure/richtext';
import { texts } from './texts.ts';
import type { Fence } from './types.ts';

/** Matches every UUID in a text. */
export const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** The parts of a guide that must match the contract, with 1-based lines. */
export interface GuidePieces {
  readonly spans: readonly { readonly line: number; readonly text: string }[];
  readonly statuses: readonly StatusMention[];
  readonly fences: readonly Fence[];
  /** Paths of the references’ pages that the guide links to. */
  readonly pages: readonly { readonly line: number; readonly path: string }[];
  readonly identifiers: readonly { readonly line: number; readonly id: string }[];
}

/**
 * Extracts the parts of a guide that must match the contract.
 *
 * @param basePaths Paths of the references from the site’s root.
 */
export function readGuide(source: string, basePaths: readonly string[] = [defaultBasePath]): GuidePieces {
  const root = parse(source);
  const spans: { line: number; text: string }[] = [];
  const statuses: StatusMention[] = [];
  const fences: Fence[] = [];
  visit(root, (node, index, parent) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'inlineCode':
        spans.push({ line, text: node.value });
        break;
      case 'code':
        fences.push({ line, language: node.lang ?? '', meta: node.meta ?? '', text: node.value });
        break;
      case 'text':
        statuses.push(...statusesIn(node.value, line, parent?.children[(index ?? 0) + 1]));
        break;
      default:
    }
  });
  const links = inLines(source, new RegExp(`(?<=[("'])(?:${basePaths.join('|')})/[\\w-]+(?:/[\\w-]+)?`, 'g'));
  const pages = links.map(({ line, text }) => ({ line, path: text }));
  const identifiers = inLines(source, uuid).map(({ line, text }) => ({ line, id: text }));
  return { spans, statuses, fences, pages, identifiers };
}

function parse(source: string): Root {
  return fromMarkdown(bodyOf(source), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Matches a status at the end of a text, before inline code. */
const lastStatus = /(?<![\d.,])([2-5]\d\d)\s$/u;

/** Matches the form of an error code. */
const errorCode = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A status in a sentence, with the error code that follows immediately, if any. */
interface StatusMention {
  readonly line: number;
  readonly status: string;
  readonly code?: string;
}

function statusesIn(text: string, line: number, next: Nodes | undefined): readonly StatusMention[] {
  const lineAt = (index: number) => line + (text.slice(0, index).match(/\n/g)?.length ?? 0);
  const spoken = [...text.matchAll(texts().statusInSentence)].map(({ index, 1: status = '' }) => ({
    line: lineAt(index),
    status,
  }));
  const last = lastStatus.exec(text);
  if (last === null || next?.type !== 'inlineCode' || !errorCode.test(next.value)) return spoken;
  return [...spoken, { line: lineAt(last.index), status: last[1] ?? '', code: next.value }];
}

/** Returns all matches of a pattern, whether in Markdown, in HTML or in code. */
function inLines(source: string, pattern: RegExp): readonly { readonly line: number; readonly text: string }[] {
  return source
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map(([text]) => ({ line: index + 1, text })));
}
