/**
 * Puts the parts of a long Markdown version back into their places: the build divides it into files, and leaves a link to
 * each as the last of a line.
 *
 * @param path Path of the text, such as `/api/read.md`; its parts are beside it, such as `/api/read.responses.md`.
 * @see packages/exports/markdown/divideText.ts
 */
export async function withParts(text: string, path: string, load: (path: string) => Promise<string>): Promise<string> {
  const reference = new RegExp(`^.*<https?://[^/]+(${path.slice(0, -3)}[.]\\S+)>$`, 'm');
  // The paths of parts are between the other pieces.
  const pieces = text.split(reference).map(async (piece, index) => {
    if (index % 2 === 0) return piece;
    // Without the opening of the file: its title and its page.
    const part = (await load(piece)).replace(/^.*\n+.*\n+/, '');
    return withParts(part, piece, load);
  });
  return (await Promise.all(pieces)).join('');
}
