import { nearest } from '@reliure/openapi';
import type { LineProblem } from '@reliure/openapi';
import { statementsOf } from '@reliure/guides';
import type { SourceRegister, SourcedStatement } from '@reliure/guides';
import type { TextBlock } from './blocks.ts';

const space = '[ \u00a0\u202f]';
const note = /\[\^([^\]\s]+)\]/g;
const link = /\((?:\/docs\/reperes\/|\.\/|(?:\.\.\/)+reperes\/)sources(?:\.md)?#([\w-]+)\)/g;

/** Returns the ids of the statements to which a text refers, with notes or links. */
export function referredIds(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(note), ...text.matchAll(link)].flatMap(([, id]) => id ?? []));
}

/** Creates a check of blocks of text against the register: each citation needs a reference to a statement about it. */
export function createCitationCheck(register: SourceRegister): (block: TextBlock) => readonly LineProblem[] {
  const statements = statementsOf(register);
  const known = new Set(statements.map(({ id }) => id));
  const patterns = register.citations.map(
    (source) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source.replaceAll(' ', space)})(?![\\p{L}\\p{N}-])`, 'gu'),
  );
  return ({ line, prose, written }) => {
    const ids = referredIds(written);
    const unknown = [...ids].filter((id) => !known.has(id));
    const cited = new Set(patterns.flatMap((pattern) => [...prose.matchAll(pattern)].map(([words]) => words)));
    return [
      ...unknown.map((id) => ({
        line,
        message: `The register has no statement "${id}".`,
        remedy: nearest(id, known),
      })),
      ...[...cited]
        .flatMap((words) => citationProblem(words, ids, statements) ?? [])
        .map((problem) => ({ line, ...problem })),
    ];
  };
}

function citationProblem(words: string, ids: ReadonlySet<string>, statements: readonly SourcedStatement[]) {
  const about = statements.filter((statement) => isAbout(statement, words));
  if (about.some(({ id }) => ids.has(id))) return null;
  const message = `"${words}" has no source.`;
  if (about.length === 0) {
    return {
      message,
      remedy:
        'Add what its source says to site/sources.yaml, and refer to it; or reword the sentence so that it needs no source.',
    };
  }
  const options = about.map(({ id }) => id).join(', ');
  return {
    message,
    remedy: `Refer to a statement with a note, or with a link in the contract: ${options}. If none says it, add one to site/sources.yaml.`,
  };
}

/** Whether a statement is about the words that a text uses for a source. */
function isAbout({ source, article, cites }: SourcedStatement, words: string): boolean {
  const wanted = plain(words);
  return [source, article ?? '', ...cites].some((text) => {
    const index = plain(text).indexOf(wanted);
    return index >= 0 && !/^[\d-]/.test(plain(text).slice(index + wanted.length));
  });
}

/** Ignores the case, and the kinds of space. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[ \u00a0\u202f]+/g, ' ');
}
