import { curlRequests } from '@reliure/guides/node';
import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import type { ExchangeChecks } from './exchanges.ts';
import { readHttpMessage } from './httpMessage.ts';
import { errorProblem, spanProblem } from './spans.ts';
import { texts } from './texts.ts';
import type { Fence } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The description of a fence’s content, from its info string: ```` ```json operation=creerUneVisite status=201
 * exemple=nominal extrait ````.
 */
interface Meta {
  /** Id of the reference that has the operation; by default, the first one that has it. */
  readonly reference?: string;
  readonly operation?: string;
  /** Status of the response that the fence shows; without it, the fence shows a request. */
  readonly status?: string;
  /** Name of the contract’s example that the fence shows, in full or in part. */
  readonly example?: string;
  /** Whether the fence shows only some of the fields. */
  readonly isPartial: boolean;
  /** Reason why the content does not come from the API. */
  readonly exemptionReason?: string;
  readonly title?: string;
}

/** The contracts that a fence is compared with. */
interface Contracts {
  readonly vocabulary: Vocabulary;
  readonly checks: ExchangeChecks;
  /** Checks against one contract each, by the id of its reference. */
  readonly referenceChecks: ReadonlyMap<string, ExchangeChecks>;
}

/** Finds parts of a fence’s code that do not match the contract. */
export function fenceProblems(fence: Fence, { vocabulary, checks, referenceChecks }: Contracts): readonly Problem[] {
  const meta = readMeta(fence.meta);
  if (meta.exemptionReason !== undefined) return meta.exemptionReason === '' ? [missingReason()] : [];
  const own = meta.reference === undefined ? checks : referenceChecks.get(meta.reference);
  if (own === undefined) return [unknownReference(meta.reference ?? '', referenceChecks.keys())];
  return [...titleProblems(meta.title, vocabulary), ...contentProblems(fence, meta, own, vocabulary)];
}

function unknownReference(id: string, known: Iterable<string>): Problem {
  return { message: `There is no reference "${id}".`, remedy: nearest(id, known) };
}

function missingReason(): Problem {
  const { exempt } = texts().fence;
  return { message: `\`${exempt}\` has no reason.`, remedy: `Write ${exempt}="…".` };
}

function contentProblems(
  { language, text }: Fence,
  meta: Meta,
  checks: ExchangeChecks,
  vocabulary: Vocabulary,
): readonly Problem[] {
  switch (language) {
    case 'bash':
      return curlRequests(text, [...vocabulary.servers]).flatMap((request) => checks.requestProblems(request));
    case 'http':
      return httpProblems(text, meta, checks, vocabulary);
    case 'json':
      return meta.operation === undefined
        ? missingOperation(vocabulary)
        : jsonProblems(text, meta.operation, meta, checks);
    case 'ts':
    case 'tsx':
      return vocabulary.isExact ? literalProblems(text, vocabulary) : [];
    default:
      return [];
  }
}

function jsonProblems(
  text: string,
  operation: string,
  { status, example, isPartial }: Meta,
  checks: ExchangeChecks,
): readonly Problem[] {
  const location = { operation, ...(status !== undefined && { status }) };
  return [
    ...(status === undefined
      ? checks.bodyProblems(operation, text, isPartial)
      : checks.responseProblems(operation, { status, headers: [], body: text }, isPartial)),
    ...(example === undefined ? [] : checks.exampleProblems({ ...location, name: example }, text)),
  ];
}

function missingOperation({ isExact }: Vocabulary): readonly Problem[] {
  if (!isExact) return [];
  return [
    {
      message: 'The fence does not name its operation.',
      remedy: `After the language, add operation=<operationId>, with status=<status> for a response; or ${texts().fence.exempt}="<reason>".`,
    },
  ];
}

function httpProblems(text: string, meta: Meta, checks: ExchangeChecks, vocabulary: Vocabulary): readonly Problem[] {
  const message = readHttpMessage(text);
  switch (message.kind) {
    case 'request':
      return checks.requestProblems(message.request);
    case 'response':
      return meta.operation === undefined
        ? missingOperation(vocabulary)
        : checks.responseProblems(meta.operation, message.response, meta.isPartial);
    case 'headers':
      if (meta.operation === undefined || meta.status === undefined) return missingOperation(vocabulary);
      return checks.responseProblems(meta.operation, { status: meta.status, headers: message.headers }, true);
  }
}

/** Checks a title that consists of a status and an error code, as many fences have: « 409 visite-validee ». */
function titleProblems(title: string | undefined, vocabulary: Vocabulary): readonly Problem[] {
  const [, status, code] = /^([45]\d\d) ([a-z0-9-]+)$/.exec(title ?? '') ?? [];
  if (status === undefined || code === undefined) return [];
  return [errorProblem(status, code, vocabulary) ?? []].flat();
}

/** Checks the string literals of a program that look like names of the API. */
function literalProblems(program: string, vocabulary: Vocabulary): readonly Problem[] {
  const literals = [...program.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );
  return literals
    .filter((text) =>
      /^(?:https:\/\/|\/v\d|[a-z]+(?:-[a-z]+)+$|[a-z]+[A-Z]\w*$|[A-Z][a-z]+(?:-[A-Z][a-z]+)+$|[A-Z]+_[A-Z_]+$)/.test(
        text,
      ),
    )
    .flatMap((text) => [spanProblem(text, vocabulary) ?? []].flat());
}

function readMeta(meta: string): Meta {
  const value = (name: string) => {
    const [, quoted, plain] = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|(\\S+))`).exec(meta) ?? [];
    return quoted ?? plain;
  };
  const words = texts().fence;
  const reference = value('reference');
  const operation = value('operation');
  const status = value('status');
  const example = value(words.example);
  const exemptionReason = value(words.exempt);
  const title = value('title');
  return {
    isPartial: new RegExp(`(?:^|\\s)${words.excerpt}(?:\\s|$)`).test(meta),
    ...(reference !== undefined && { reference }),
    ...(operation !== undefined && { operation }),
    ...(status !== undefined && { status }),
    ...(example !== undefined && { example }),
    ...(exemptionReason !== undefined && { exemptionReason }),
    ...(title !== undefined && { title }),
  };
}
