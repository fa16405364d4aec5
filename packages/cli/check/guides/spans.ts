import { isObject, members, nearest, parseJson } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { operationProblem, pathProblem } from './operationPaths.ts';
import type { ContractVocabulary } from './vocabulary.ts';

const methods = /^(GET|POST|PUT|PATCH|DELETE) (\S+)$/;

/** Matches values that are not specific to the API: numbers, dates, offsets and JSON literals. */
const plainValue =
  /^(?:-?\d+([.,]\d+)?|\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?|[+-]\d{2}:\d{2}|true|false|null)$/;

/** Checks inline code in a sentence; returns `null` if the contract contains it. */
export function spanProblem(text: string, vocabulary: ContractVocabulary): Problem | null {
  const code = text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
  if (vocabulary.words.has(code)) return null;
  if (/^[1-5]\d\d$/.test(code)) return statusProblem(code, vocabulary);
  if (plainValue.test(code)) return null;
  const [, method, target] = methods.exec(code) ?? [];
  if (method !== undefined && target !== undefined) return requestProblem(method, target, vocabulary);
  if (/^https?:\/\//.test(code)) return addressProblem(code, vocabulary);
  if (/^[/…]/.test(code)) return pathOrPointerProblem(code, vocabulary);
  if (/^["{[]/.test(code)) return jsonProblem(code, vocabulary);
  const [, left = '', right] = /^([\w-]+)(?:=|: )(.+)$/.exec(code) ?? [];
  if (right !== undefined) return assignmentProblem(left, right, code, vocabulary);
  if (/^[A-Za-z]\w*(?:\[\d*\])?(?:\.[A-Za-z]\w*(?:\[\d*\])?)+$/.test(code)) return fieldPathProblem(code, vocabulary);
  return unknownCode(code, vocabulary);
}

/** Checks that an operation responds with a status; returns `null` if one does. */
export function statusProblem(status: string, { statuses }: ContractVocabulary): Problem | null {
  if (statuses.has(status)) return null;
  return {
    message: `No operation has status ${status}.`,
    remedy: `Choose one of: ${[...statuses].sort().join(', ')}.`,
  };
}

/** Checks an error named beside a status, as in « 409 `visite-validee` ». */
export function errorProblem(status: string, code: string, { errors }: ContractVocabulary): Problem | null {
  const own = errors.get(code);
  if (own === undefined) return { message: `There is no error "${code}".`, remedy: nearest(code, errors.keys()) };
  if (own.has(status)) return null;
  return { message: `Error "${code}" does not have status ${status}.`, remedy: `Write ${[...own].join(' or ')}.` };
}

function unknownCode(code: string, { names }: ContractVocabulary): Problem {
  return {
    message: `"${code}" is not in the contract.`,
    remedy: `${nearest(code, names)} If it is not a name of the API, add it to site/checks/allowed.yaml with a reason.`,
  };
}

/** Checks a method and a path, with an optional query. */
function requestProblem(method: string, target: string, vocabulary: ContractVocabulary): Problem | null {
  const url = target.replace(/^https?:\/\/[^/]+/, '');
  const host = target.slice(0, target.length - url.length);
  if (host !== '' && !vocabulary.hosts.has(host)) return hostProblem(host, vocabulary);
  const [path = '', query] = url.split('?');
  return (
    operationProblem(vocabulary.operations, method, path) ??
    (query === undefined ? null : queryProblem(query, vocabulary))
  );
}

function queryProblem(query: string, vocabulary: ContractVocabulary): Problem | null {
  const problems = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return parameterProblem(name, value, vocabulary);
  });
  return problems.find((problem) => problem !== null) ?? null;
}

/** Checks a query parameter and its value; returns `null` if the contract has them. */
export function parameterProblem(name: string, value: string, { parameters }: ContractVocabulary): Problem | null {
  const codes = parameters.get(name);
  if (codes === undefined) {
    return { message: `No operation has the parameter "${name}".`, remedy: nearest(name, parameters.keys()) };
  }
  const invalid = codes.size === 0 ? undefined : value.split(',').find((one) => !codes.has(one) && one !== '…');
  if (invalid === undefined) return null;
  return { message: `Parameter "${name}" does not accept "${invalid}".`, remedy: nearest(invalid, codes) };
}

function hostProblem(host: string, { hosts }: ContractVocabulary): Problem {
  return { message: `"${host}" is not a server of the contract.`, remedy: nearest(host, hosts) };
}

function addressProblem(address: string, vocabulary: ContractVocabulary): Problem | null {
  const [host = '', path = ''] = /^(https?:\/\/[^/]+)(.*)$/.exec(address)?.slice(1) ?? [];
  if (!vocabulary.hosts.has(host)) return hostProblem(host, vocabulary);
  return path === '' ? null : pathProblem(vocabulary.operations, path.replace(/\?.*/, ''));
}

/** Checks a path of the API, or a JSON pointer. */
function pathOrPointerProblem(text: string, vocabulary: ContractVocabulary): Problem | null {
  const problem = pathProblem(vocabulary.operations, text.replace(/^…(?=\/)/, '').replace(/\?.*/, ''));
  if (problem === null) return null;
  const names = text
    .slice(1)
    .split('/')
    .filter((part) => !/^\d+$/.test(part));
  return chainProblem(names, vocabulary) === null ? null : problem;
}

function fieldPathProblem(path: string, vocabulary: ContractVocabulary): Problem | null {
  return chainProblem(path.replace(/\[\d*\]/g, '').split('.'), vocabulary);
}

/** Checks names of fields, each a field of the one before. */
function chainProblem(names: readonly string[], { fields }: ContractVocabulary): Problem | null {
  for (const [index, name] of names.entries()) {
    const parent = names[index - 1];
    const known = parent === undefined ? new Set(fields.keys()) : (fields.get(parent) ?? new Set<string>());
    if (known.has(name)) continue;
    const subject = parent === undefined ? 'There is no field' : `Field "${parent}" has no`;
    return { message: `${subject} "${name}".`, remedy: nearest(name, known) };
  }
  return null;
}

/** Checks JSON in a sentence: its fields and its coded values. */
function jsonProblem(code: string, vocabulary: ContractVocabulary): Problem | null {
  const value = parseJson(code);
  if (value === undefined) {
    const [, name] = /^\{(\w+)\}$/.exec(code) ?? [];
    return name === undefined ? unknownCode(code, vocabulary) : spanProblem(name, vocabulary);
  }
  return valueProblem(value, vocabulary);
}

function valueProblem(value: unknown, vocabulary: ContractVocabulary): Problem | null {
  if (typeof value === 'string') {
    const isFree = /\s|^…$/.test(value) || /^\d+-[0-9a-f]+$/.test(value);
    return isFree || /^[\p{Lu}][\p{Ll}]+$/u.test(value) ? null : spanProblem(value, vocabulary);
  }
  if (Array.isArray(value))
    return value.map((item) => valueProblem(item, vocabulary)).find((problem) => problem !== null) ?? null;
  if (!isObject(value)) return null;
  const problems = members(value).map(
    ([name, inner]) => chainProblem([name], vocabulary) ?? valueProblem(inner, vocabulary),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

/** Checks a name with a value: `name=value` is a query parameter, `Name: value` a header, `name: value` a field. */
function assignmentProblem(name: string, value: string, code: string, vocabulary: ContractVocabulary): Problem | null {
  if (code.startsWith(`${name}=`)) return parameterProblem(name, value, vocabulary);
  if (vocabulary.headers.has(name)) return null;
  const json = parseJson(value);
  if (json === undefined) return unknownCode(code, vocabulary);
  return chainProblem([name], vocabulary) ?? valueProblem(json, vocabulary);
}
