import { createSlugs, toTextSlug } from '@reliure/openapi';
import { parseMarkdown, serialize, toHeading, toLink, toPageOpening, toParagraph } from '@reliure/richtext';
import type { Links } from '@reliure/richtext';
import { toString } from 'mdast-util-to-string';
import { texts } from '../texts.ts';

/** Largest number of characters of a file: agents cut what is longer. @see https://agentdocsspec.com/spec/web/ */
export const fileLimit = 50_000;

/** A Markdown file, with its path from the site’s root. */
export interface MarkdownFile {
  readonly path: string;
  readonly text: string;
}

interface Page extends MarkdownFile {
  readonly title: string;
}

/** A section of a text: its heading, and all of it until the next heading of the same level. */
interface Section {
  readonly title: string;
  readonly text: string;
  /** The text after the heading. */
  readonly body: string;
}

type Level = 2 | 3 | 4;

/**
 * Divides the Markdown version of a long page. Its longest sections become files beside it, until the rest fits, and
 * links to them stand in their places. A section that is too long itself is divided in the same way.
 *
 * @example divideText({ path: '/api/lire.md', title, text }, links) // '/api/lire.md' and '/api/lire.reponses.md'
 */
export function divideText(
  { path, title, text }: Page,
  links: Pick<Links, 'toRootUrl' | 'pageUrl' | 'indexUrl'>,
  limit = fileLimit,
  level: Level = 2,
): readonly MarkdownFile[] {
  if (text.length <= limit) return [{ path, text }];
  const { head, sections } = split(text, level);
  const moved = toLongest(sections, text.length - limit);
  const claim = createSlugs();
  const divided = sections.map((section) => {
    if (!moved.has(section)) return { kept: section.text, files: [] };
    const own = path.replace(/md$/, `${claim(toTextSlug(section.title, texts().part))}.md`);
    const ownTitle = `${title} · ${section.title}`;
    const ownText = `${serialize(toPageOpening(ownTitle, links))}\n${section.body}`;
    return {
      kept: `${serialize([toHeading(level, section.title), toReference(links.toRootUrl(own))])}\n`,
      files: divideText({ path: own, title: ownTitle, text: ownText }, links, limit, level === 2 ? 3 : 4),
    };
  });
  return [{ path, text: head + divided.map(({ kept }) => kept).join('') }, ...divided.flatMap(({ files }) => files)];
}

function toReference(url: string) {
  return toParagraph(texts().ownFile, toLink(url, url));
}

/** Splits a text into its sections of a level, and what precedes them. */
function split(text: string, level: Level): { readonly head: string; readonly sections: readonly Section[] } {
  const headings = findHeadings(text, level);
  const sections = headings.map(({ index, line }, position) => {
    const end = headings[position + 1]?.index;
    return {
      title: toString(parseMarkdown(line)),
      text: text.slice(index, end),
      body: text.slice(index + line.length, end).trimStart(),
    };
  });
  return { head: text.slice(0, headings[0]?.index), sections };
}

/** A whole code block, or the line of a heading, as `serialize` writes them. */
const blocks = /^(?<fence>`{3,}).*\n[^]*?^\k<fence>$|^(?<mark>#{2,4}) .*$/gm;

/** Finds the headings of a level. The parser would take seconds for texts of this length. */
function findHeadings(text: string, level: Level): readonly { readonly index: number; readonly line: string }[] {
  return [...text.matchAll(blocks)]
    .filter(({ groups }) => groups?.['mark']?.length === level)
    .map(({ index, 0: line }) => ({ index, line }));
}

/** Returns the longest sections, as many as have the given number of characters together. */
function toLongest(sections: readonly Section[], excess: number): ReadonlySet<Section> {
  const moved = new Set<Section>();
  let left = excess;
  for (const section of sections.toSorted((one, other) => other.text.length - one.text.length)) {
    if (left <= 0) break;
    moved.add(section);
    left -= section.text.length;
  }
  return moved;
}
