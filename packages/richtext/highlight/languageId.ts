/** Names of the languages of samples, in lower case and without spaces and punctuation except `#` and `+`. */
const names: ReadonlyMap<string, readonly string[]> = new Map([
  ['curl', ['curl', 'shell', 'bash', 'sh', 'zsh', 'console', 'shellsession', 'shell+curl', 'shellcurl']],
  ['javascript', ['javascript', 'js', 'node', 'nodejs', 'javascript+node', 'javascript+fetch']],
  ['typescript', ['typescript', 'ts']],
  ['python', ['python', 'python3', 'py', 'py3']],
  ['php', ['php']],
  ['java', ['java']],
  ['csharp', ['csharp', 'c#', 'cs', 'dotnet', 'net', 'c#net']],
  ['go', ['go', 'golang']],
  ['kotlin', ['kotlin', 'kt', 'kts']],
  ['swift', ['swift']],
  ['dart', ['dart', 'flutter']],
]);

/**
 * Returns the identifier of a language by a name that authors and other tools use. `undefined`: its slug will do.
 *
 * @example languageId('Node.js') // 'javascript'
 */
export function languageId(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/[^\p{L}\p{N}#+]/gu, '');
  return [...names].find(([, others]) => others.includes(plain))?.[0] ?? special.get(plain);
}

/** Languages whose names would lose a character as a slug. */
const special: ReadonlyMap<string, string> = new Map([
  ['c++', 'cpp'],
  ['f#', 'fsharp'],
]);
