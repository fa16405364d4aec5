import type { FileProblem } from '@reliure/openapi';

/**
 * Converts an error that Docusaurus throws for a page, a sidebar or a tag to a problem with file and line. Docusaurus
 * names the file, sometimes without its folder, and the causes of the error say why.
 *
 * @param sources The files that it can be about, with their text.
 */
export function toLoadProblem(error: unknown, folder: string, sources: ReadonlyMap<string, string>): FileProblem {
  const messages = messagesOf(error);
  const text = messages.join('\n');
  const named = [...text.matchAll(/[^\s"'`=:]+\.(?:mdx?|ts|ya?ml)/g)].map(([name]) => name);
  const file = named
    .map((name) =>
      [...sources.keys()].find((source) => name.endsWith(source) || source === name || source.endsWith(`/${name}`)),
    )
    .find((source) => source !== undefined);
  const line = file === undefined ? 0 : lineOf(text, sources.get(file) ?? '');
  return {
    file: file ?? folder,
    ...(line > 0 && { line }),
    message: (file === undefined ? text : reasonOf(messages)).replaceAll('\n', '\n  '),
    remedy: 'Fix the value that the message names: a build would stop here.',
  };
}

/** Returns the messages of an error and its causes, without colours and without what Docusaurus lists as valid. */
function messagesOf(error: unknown): readonly string[] {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message);
  return messages.map((message) =>
    message
      .replace(/\u001b\[\d+m/g, '')
      .replace(/\nAvailable document ids are:\n(?:- .*(?:\n|$))*/, '')
      .replace(/\n+/g, '\n')
      .trim(),
  );
}

/** Returns the causes of an error, or its own message if it has none: the first one only names the file. */
function reasonOf(messages: readonly string[]): string {
  return (messages.length > 1 ? messages.slice(1) : messages).join('\n');
}

/** Returns the first line with a name that the message quotes or lists; 0 if there is none. */
function lineOf(message: string, source: string): number {
  const quoted = [...message.matchAll(/^- (\S+)$|"(\w+)"|\[([\w-]+)[,\]]/gm)];
  const names = quoted.map(([, item, text, tag]) => item ?? text ?? tag ?? '');
  return source.split('\n').findIndex((line) => names.some((name) => line.includes(name))) + 1;
}
