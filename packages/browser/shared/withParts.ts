/**
 * Puts the parts of a long Markdown version back into their places: the build divides it into files, and leaves a link to
 * each as the last of a line.
 *
 * @param path Path of the text, such as `/api/read.md`; its parts are beside it, such as `/api/read.responses.md`.
 * @see packages/exports/markdown/divideText.ts
 */
export async function withParts(text: string, path: string, load: (path: string) => Promise<string>): Promise<string> {
  const pieces = text.split(/^(.*<\S+\.md>)$/m).map(async (piece) => {
    const url = /<(https?:\/\/\S+)>$/.exec(piece)?.[1];
    const part = url === undefined ? '' : new URL(url).pathname;
    if (!part.startsWith(path.slice(0, -'md'.length))) return piece;
    // Without the opening of the file: its title and its page.
    const body = (await load(part)).replace(/^.*\n+.*\n+/, '').trimEnd();
    return withParts(body, part, load);
  });
  return (await Promise.all(pieces)).join('');
}
