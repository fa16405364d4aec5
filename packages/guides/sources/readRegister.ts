import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { LineProblem } from '@reliure/openapi';
import { readYaml } from '@reliure/openapi/node';
import type { SourceRegister, SourcedStatement, Subject } from './types.ts';

const textMembers = ['id', 'statement', 'source', 'dated', 'address', 'read'] as const;
const members: readonly string[] = [...textMembers, 'article', 'cites', 'usedIn'];

/** A register as read from its file, with the problems of what could not be read. */
export interface ReadRegister {
  readonly register: SourceRegister;
  readonly problems: readonly LineProblem[];
}

/** Reads the register of sources: a list of `citations`, and `statements` by subject. */
export function readRegister(text: string): ReadRegister {
  const { contents, lineOf, problem } = readYaml(text);
  if (problem !== null) return { register: { citations: [], subjects: [] }, problems: [problem] };
  const problems: LineProblem[] = [];
  const root = isMap(contents) ? contents : null;
  const citations = root?.get('citations');
  const statements = root?.get('statements');
  const subjects = (isMap(statements) ? statements.items : []).map(({ key, value }): Subject => {
    const title = isScalar(key) ? String(key.value) : '';
    const read = (isSeq(value) ? value.items : []).flatMap((item) => {
      const statement = isMap(item) ? toStatement(item, lineOf(item)) : 'The statement is not a map.';
      if (typeof statement !== 'string') return [statement];
      problems.push({ line: lineOf(item), message: statement, remedy: 'Write it like the other statements.' });
      return [];
    });
    return { title, statements: read };
  });
  const register = {
    citations: isSeq(citations) ? citations.items.map((item) => (isScalar(item) ? String(item.value) : '')) : [],
    subjects,
  };
  return { register, problems: [...problems, ...duplicateProblems(statementsOf(register))] };
}

/** Returns the statements of all subjects, in their order. */
export function statementsOf({ subjects }: SourceRegister): readonly SourcedStatement[] {
  return subjects.flatMap(({ statements }) => statements);
}

/** @returns The statement, or a message if it is not valid. */
function toStatement(item: YAMLMap, line: number): SourcedStatement | string {
  const written = item.toJSON() as Readonly<Record<string, unknown>>;
  const unknownMember = Object.keys(written).find((name) => !members.includes(name));
  if (unknownMember !== undefined) return `The statement has the unknown member "${unknownMember}".`;
  const missing = textMembers.find((name) => textOf(written[name]) === '');
  if (missing !== undefined) return `The statement has no \`${missing}\`.`;
  const address = textOf(written['address']);
  if (!URL.canParse(address)) return `The address "${address}" is not a URL.`;
  const id = textOf(written['id']);
  if (!/^[a-z\d]+(?:-[a-z\d]+)+$/.test(id)) return `The id "${id}" is not two or more words joined by hyphens.`;
  const article = textOf(written['article']);
  return {
    id,
    statement: textOf(written['statement']),
    source: textOf(written['source']),
    ...(article !== '' && { article }),
    dated: textOf(written['dated']),
    address,
    read: textOf(written['read']),
    cites: textsOf(written['cites']),
    usedIn: textsOf(written['usedIn']),
    line,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function duplicateProblems(statements: readonly SourcedStatement[]): readonly LineProblem[] {
  return statements
    .filter(({ id }, index) => statements.findIndex((other) => other.id === id) !== index)
    .map(({ id, line }) => ({ line, message: `The id "${id}" is used twice.`, remedy: 'Change one of them.' }));
}
