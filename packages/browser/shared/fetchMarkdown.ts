import { fetchText } from './fetchText.ts';

/**
 * Fetches the Markdown version of a page, with the parts of a long one in their places: the build divides it into files,
 * and leaves a link to each at the end of a line.
 *
 * @param path Path of the text, such as `/api/read.md`; its parts are beside it, such as `/api/read.responses.md`.
 * @see packages/exports/markdown/divideText.ts
 */
export async function fetchMarkdown(path: string): Promise<string> {
  const text = await fetchText(path);
  // The paths of parts are between the other pieces.
  const pieces = text.split(new RegExp(`^.*//[^/]+(${path.slice(0, -3)}[.].+)>$`, 'm')).map((piece, index) =>
    // Without the opening of the file: its title and its page.
    index % 2 === 0 ? Promise.resolve(piece) : fetchMarkdown(piece).then((part) => part.replace(/^.*\n+.*\n+/, '')),
  );
  return (await Promise.all(pieces)).join('');
}
