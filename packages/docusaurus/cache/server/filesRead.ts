/** The expression that reads a JSON file as a page is rendered, marked so that it is found in the server bundle. */
export function toReading(file: string): string {
  return `require(${JSON.stringify(file)}) /* read at rendering */`;
}

/** The files that a part of the server bundle reads so: what they hold, the bundler does not know. */
export function filesRead(code: string): readonly string[] {
  const readings = code.matchAll(/\brequire\(("(?:[^"\\]|\\.)+")\) \/\* read at rendering \*\//g);
  return [...readings].map(([, file = '""']) => JSON.parse(file) as string);
}
