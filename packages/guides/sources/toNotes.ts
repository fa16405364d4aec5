import { texts } from '../texts.ts';
import { statementsOf } from './readRegister.ts';
import type { SourceRegister, SourcedStatement } from './types.ts';

/** A page that refers to a statement. */
export interface CitingPage {
  readonly title: string;
  /** Path from the site’s root. */
  readonly path: string;
}

interface Options {
  /** Path of the page that lists the register, without the base URL. */
  readonly path: string;
  /** Returns the page of a file, or `null` if the file is not a page of its own. */
  readonly toPage: (file: string) => CitingPage | null;
}

const listDirective = /^::sources$/m;

/**
 * Adds what the register says to the Markdown of a page: a note for each `[^id]` that it uses, and the list of all
 * statements instead of `::sources`.
 */
export function toNotes(markdown: string, register: SourceRegister, { path, toPage }: Options): string {
  const statements = statementsOf(register);
  const used = statements.filter(({ id }) => markdown.includes(`[^${id}]`));
  const list = () => toList(register, toPage);
  const body = listDirective.test(markdown) ? markdown.replace(listDirective, list) : markdown;
  if (used.length === 0) return body;
  return `${body.trimEnd()}\n\n${used.map((statement) => toNote(statement, path)).join('\n')}\n`;
}

function toNote(statement: SourcedStatement, path: string): string {
  return `[^${statement.id}]: ${toReference(statement)} ${texts().sources.read(`${path}#${statement.id}`)}`;
}

/** @example `[Code de la route, article 1](<https://example.com/a>) (example.com), version de 2024.` */
function toReference({ source, article, address, dated }: SourcedStatement): string {
  return `[${[source, article].filter((part) => part !== undefined).join(', ')}](<${address}>) (${new URL(address).host}), ${dated}.`;
}

function toList({ subjects }: SourceRegister, toPage: Options['toPage']): string {
  return subjects
    .map(({ title, statements }) =>
      [`## ${title}`, ...statements.map((statement) => toEntry(statement, toPage))].join('\n\n'),
    )
    .join('\n\n');
}

function toEntry(entry: SourcedStatement, toPage: Options['toPage']): string {
  const { citedFact, readFact, reference, sourceFact } = texts().sources;
  const pages = entry.usedIn.flatMap((file) => toPage(file) ?? []);
  const places = [
    ...pages.map(({ title, path }) => `[${title}](${path})`),
    ...(pages.length < entry.usedIn.length ? [reference] : []),
  ];
  const facts = [
    sourceFact(toReference(entry)),
    readFact(entry.read),
    ...(places.length === 0 ? [] : [citedFact(places)]),
  ];
  return [`### ${toTitle(entry)} {#${entry.id}}`, entry.statement, facts.map((fact) => `- ${fact}`).join('\n')].join(
    '\n\n',
  );
}

/** Returns the heading of an entry: its source and, if there is one, the article. */
function toTitle({ source, article }: SourcedStatement): string {
  return article === undefined ? source : `${source}, ${article}`;
}
