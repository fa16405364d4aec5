/**
 * Returns a section of Markdown: a heading and what follows, up to the next heading of the same level or above.
 *
 * @param level Number of `#` characters of the heading.
 * @param index Position among the headings of this level, from 0.
 * @returns `null` if there is no such heading.
 * @example sectionOf('# A\n\n## B\n\nb\n\n## C\n', 2, 0) // '## B\n\nb\n'
 */
export function sectionOf(markdown: string, level: number, index: number): string | null {
  const lines = markdown.split('\n');
  const headings = toHeadings(lines);
  const start = headings.filter((heading) => heading.level === level)[index];
  if (start === undefined) return null;
  const end = headings.find((heading) => heading.line > start.line && heading.level <= level);
  return `${lines.slice(start.line, end?.line).join('\n').trimEnd()}\n`;
}

interface HeadingLine {
  readonly line: number;
  readonly level: number;
}

/** Returns the headings of Markdown; a line of code that starts with `#` is not one. */
function toHeadings(lines: readonly string[]): readonly HeadingLine[] {
  const headings: HeadingLine[] = [];
  let fence: string | undefined;
  for (const [line, text] of lines.entries()) {
    const marker = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
    if (fence !== undefined) {
      if (marker?.startsWith(fence) === true && text.trimEnd() === marker) fence = undefined;
    } else if (marker !== undefined) {
      fence = marker;
    } else {
      const level = /^(#{1,6}) /.exec(text)?.[1]?.length;
      if (level !== undefined) headings.push({ line, level });
    }
  }
  return headings;
}
