import type { Flaw } from '@apidoc/openapi';
import type { ExchangeChecks } from './exchanges';
import { curlRequests } from './curl';
import { readHttpMessage } from './httpMessage';
import { namedExampleFlaws } from './namedExamples';
import { errorFlaw, spanFlaw } from './spans';
import type { Fence } from './types';
import type { ContractVocabulary } from './vocabulary';

/**
 * The description of a fence’s content, from its info string: ```` ```json operation=creerUneVisite status=201
 * exemple=nominal extrait ````.
 */
interface Meta {
  readonly operation?: string;
  /** Status of the response that the fence shows; without it, the fence shows a request. */
  readonly status?: string;
  /** Name of the contract’s example that the fence shows, in full or in part. */
  readonly example?: string;
  /** Whether the fence shows only some of the fields. */
  readonly isPart: boolean;
  /** Reason why the content does not come from the API. */
  readonly foreign?: string;
  readonly title?: string;
}

/** Finds parts of a fence’s code that do not match the contract. */
export function fenceFlaws(fence: Fence, checks: ExchangeChecks, vocabulary: ContractVocabulary): readonly Flaw[] {
  const meta = readMeta(fence.meta);
  if (meta.foreign !== undefined) return meta.foreign === '' ? [noReason] : [];
  return [...titleFlaws(meta.title, vocabulary), ...contentFlaws(fence, meta, checks, vocabulary)];
}

const noReason: Flaw = { message: '`hors-contrat` gives no reason.', remedy: 'Write hors-contrat="…".' };

function contentFlaws(
  { language, text }: Fence,
  meta: Meta,
  checks: ExchangeChecks,
  vocabulary: ContractVocabulary,
): readonly Flaw[] {
  switch (language) {
    case 'bash':
      return curlRequests(text).flatMap((request) => checks.requestFlaws(request));
    case 'http':
      return httpFlaws(text, meta, checks);
    case 'json':
      return meta.operation === undefined ? [nameless] : jsonFlaws(text, meta.operation, meta, checks, vocabulary);
    case 'ts':
    case 'tsx':
      return literalFlaws(text, vocabulary);
    case 'text':
      return [];
    default:
      return [
        { message: `Code in "${language}" is not checked.`, remedy: 'Teach checks/guides/fences.ts the language.' },
      ];
  }
}

function jsonFlaws(
  text: string,
  operation: string,
  { status, example, isPart }: Meta,
  checks: ExchangeChecks,
  vocabulary: ContractVocabulary,
): readonly Flaw[] {
  const place = { operation, ...(status !== undefined && { status }) };
  return [
    ...(status === undefined
      ? checks.bodyFlaws(operation, text, isPart)
      : checks.answerFlaws(operation, { status, headers: [], body: text }, isPart)),
    ...(example === undefined ? [] : namedExampleFlaws({ ...place, name: example }, text, vocabulary)),
  ];
}

const nameless: Flaw = {
  message: 'Nothing says which operation this belongs to.',
  remedy:
    'Write operation=<operationId>, and status=<status> for an answer, behind the language; or hors-contrat="<reason>".',
};

function httpFlaws(text: string, meta: Meta, checks: ExchangeChecks): readonly Flaw[] {
  const message = readHttpMessage(text);
  switch (message.kind) {
    case 'request':
      return checks.requestFlaws(message.request);
    case 'answer':
      return meta.operation === undefined
        ? [nameless]
        : checks.answerFlaws(meta.operation, message.answer, meta.isPart);
    case 'headers':
      if (meta.operation === undefined || meta.status === undefined) return [nameless];
      return checks.answerFlaws(meta.operation, { status: meta.status, headers: message.headers }, true);
  }
}

/** Checks a title that consists of a status and an error code, as many fences have: « 409 visite-validee ». */
function titleFlaws(title: string | undefined, vocabulary: ContractVocabulary): readonly Flaw[] {
  const [, status, code] = /^([45]\d\d) ([a-z0-9-]+)$/.exec(title ?? '') ?? [];
  if (status === undefined || code === undefined) return [];
  return [errorFlaw(status, code, vocabulary) ?? []].flat();
}

/** Checks the string literals of a program that look like names of the API. */
function literalFlaws(program: string, vocabulary: ContractVocabulary): readonly Flaw[] {
  const literals = [...program.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );
  return literals
    .filter((text) =>
      /^(?:https:\/\/|\/v\d|[a-z]+(?:-[a-z]+)+$|[a-z]+[A-Z]\w*$|[A-Z][a-z]+(?:-[A-Z][a-z]+)+$|[A-Z]+_[A-Z_]+$)/.test(
        text,
      ),
    )
    .flatMap((text) => [spanFlaw(text, vocabulary) ?? []].flat());
}

function readMeta(meta: string): Meta {
  const value = (name: string) => {
    const [, quoted, plain] = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|(\\S+))`).exec(meta) ?? [];
    return quoted ?? plain;
  };
  const [operation, status, example, foreign, title] = ['operation', 'status', 'exemple', 'hors-contrat', 'title'].map(
    value,
  );
  return {
    isPart: /(?:^|\s)extrait(?:\s|$)/.test(meta),
    ...(operation !== undefined && { operation }),
    ...(status !== undefined && { status }),
    ...(example !== undefined && { example }),
    ...(foreign !== undefined && { foreign }),
    ...(title !== undefined && { title }),
  };
}
