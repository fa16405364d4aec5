/** A server that receives calls. */
export interface CallServer {
  readonly name: string;
  /** URL without a trailing slash. */
  readonly url: string;
  /** The token, if it is known: that of the local server. */
  readonly token?: string;
}

/** The servers of a site, with the names of the variables in its calls. */
export interface CallServers {
  readonly servers: readonly CallServer[];
  readonly variables: { readonly base: string; readonly token: string };
}

/** Code with the positions of its highlighted tokens. @see packages/richtext/highlight/toMarks.ts */
export interface MarkedCode {
  readonly text: string;
  readonly marks: string;
}

/**
 * Addresses a call to a server: replaces the URL of any server and the variable for it, and the variable for the token
 * if the token is known. The positions of tokens are adjusted to the new text.
 *
 * @example toCall({ text: 'curl "$BASE/a"', marks: '5s9' }, server, servers) // { text: 'curl "https://b.example/a"', marks: '5s21' }
 */
export function toCall(
  { text, marks }: MarkedCode,
  server: CallServer,
  { servers, variables }: CallServers,
): MarkedCode {
  const { base, token } = variables;
  // The longest URL comes first, because one may start with another.
  const urls = servers.map(({ url }) => url.replace(/[.+]/g, '\\$&')).sort((a, b) => b.length - a.length);
  const bases = `\\$(?:${base}\\b|{${base}})|(?:${urls.join('|')})(?![\\w.:-])`;
  const pattern = new RegExp(`(${bases})${server.token === undefined ? '' : `|\\$(?:${token}\\b|{${token}})`}`, 'g');
  const parts: ReplacedPart[] = [];
  const called = text.replace(pattern, (found: string, url: string | undefined, start: number) => {
    const written = url === undefined ? (server.token ?? found) : server.url;
    parts.push({ start, end: start + found.length, by: written.length - found.length });
    return written;
  });
  return { text: called, marks: shiftMarks(marks, parts) };
}

/** A part of a text whose replacement is longer by some characters, or shorter. */
interface ReplacedPart {
  readonly start: number;
  readonly end: number;
  readonly by: number;
}

/** Shifts the positions after each replaced part. A variable becomes a part of the string around it. */
function shiftMarks(marks: string, parts: readonly ReplacedPart[]): string {
  const shifted = (position: number) =>
    parts.reduce((sum, { end, by }) => (end <= position ? sum + by : sum), position);
  // Both texts are read from left to right: each mark is relative to the end of the one before.
  let position = 0;
  let previousEnd = 0;
  return marks.replace(/(\d+)([a-z])(\d+)/g, (_, gap: string, letter: string, length: string) => {
    const start = position + Number(gap);
    position = start + Number(length);
    const isVariable = parts.some((part) => part.start === start && part.end === position);
    const newStart = shifted(start);
    const newEnd = shifted(position);
    const newGap = newStart - previousEnd;
    previousEnd = newEnd;
    return `${newGap}${isVariable ? 's' : letter}${newEnd - newStart}`;
  });
}
