import type { Problem } from '@apidoc/openapi';

/**
 * Converts an error that Docusaurus throws for a page, a sidebar or a tag to a problem with file and line. Docusaurus
 * names the file, sometimes without its folder, and the causes of the error say why.
 *
 * @param sources The files that it can be about, with their text.
 */
export function toLoadProblem(error: unknown, folder: string, sources: ReadonlyMap<string, string>): Problem {
  const text = messagesOf(error);
  const named = [...text.matchAll(/[^\s"'`=:]+\.(?:mdx?|ts|ya?ml)/g)].map(([name]) => name);
  const file = named
    .map((name) => [...sources.keys()].find((source) => name.endsWith(source) || source.endsWith(`/${name}`)))
    .find((source) => source !== undefined);
  const line = file === undefined ? 0 : lineOf(text, sources.get(file) ?? '');
  return {
    file: file ?? folder,
    ...(line > 0 && { line }),
    message: text.replaceAll('\n', '\n  '),
    remedy: 'Correct it: a build would stop here, with this message.',
  };
}

/** Returns the messages of an error and its causes, without what Docusaurus lists as valid. */
function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message.trim());
  const plain = messages.join('\n').replace(/\u001b\[\d+m/g, '');
  return plain
    .replace(/\nAvailable document ids are:\n(?:- .*(?:\n|$))*/, '')
    .replace(/\n+/g, '\n')
    .trim();
}

/** Returns the first line with a name that the message quotes or lists; 0 if there is none. */
function lineOf(message: string, source: string): number {
  const quoted = [...message.matchAll(/^- (\S+)$|"(\w+)"|\[([\w-]+)[,\]]/gm)];
  const names = quoted.map(([, item, text, tag]) => item ?? text ?? tag ?? '');
  return source.split('\n').findIndex((line) => names.some((name) => line.includes(name))) + 1;
}
