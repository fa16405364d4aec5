import { choices, isObject, members, nearest, parseJson } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { operationProblem, pathProblem } from './operationPaths.ts';
import type { Vocabulary } from './vocabulary.ts';

const methods = /^(GET|POST|PUT|PATCH|DELETE|QUERY) (\S+)$/;

/** Matches values that are not specific to the API: numbers, dates, offsets and JSON literals. */
const plainValue =
  /^(?:-?\d+([.,]\d+)?|\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?|[+-]\d{2}:\d{2}|true|false|null)$/;

/**
 * Checks inline code in a sentence; returns `null` if the contract contains it. Unless guides must be exact, only calls of
 * the API are checked.
 */
export function spanProblem(text: string, vocabulary: Vocabulary): Problem | null {
  const code = text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
  if (!vocabulary.isExact) return callProblem(code, vocabulary);
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

function callProblem(code: string, vocabulary: Vocabulary): Problem | null {
  const [, method, target] = methods.exec(code) ?? [];
  if (method !== undefined && target !== undefined) return requestProblem(method, target, vocabulary);
  return serverOf(code, vocabulary) === undefined ? null : addressProblem(code, vocabulary);
}

/** Returns the server of the API that an address starts with. */
function serverOf(address: string, { servers }: Vocabulary): string | undefined {
  return [...servers].find((server) => address === server || address.startsWith(`${server}/`));
}

/** Checks that an operation responds with a status; returns `null` if one does. */
export function statusProblem(status: string, { statuses }: Vocabulary): Problem | null {
  if (statuses.has(status)) return null;
  return {
    message: `No operation has status ${status}.`,
    remedy: choices([...statuses].sort()),
  };
}

/** Checks an error named beside a status, as in « 409 `visite-validee` ». */
export function errorProblem(status: string, code: string, { errors, isExact }: Vocabulary): Problem | null {
  const own = errors.get(code);
  if (own === undefined && !isExact) return null;
  if (own === undefined) return { message: `There is no error "${code}".`, remedy: nearest(code, errors.keys()) };
  if (own.has(status)) return null;
  return { message: `Error "${code}" does not have status ${status}.`, remedy: `Write ${[...own].join(' or ')}.` };
}

function unknownCode(code: string, { names }: Vocabulary): Problem {
  return {
    message: `"${code}" is not in the contract.`,
    remedy: `${nearest(code, names)} If it is not a name of the API, add it to checks/allowed.yaml of the site, with a reason.`,
  };
}

/** Checks a method and a path, with an optional query. */
function requestProblem(method: string, target: string, vocabulary: Vocabulary): Problem | null {
  const server = serverOf(target, vocabulary);
  const [, host] = /^(https?:\/\/[^/]+)/.exec(target) ?? [];
  if (host !== undefined && server === undefined) return vocabulary.isExact ? hostProblem(host, vocabulary) : null;
  const [path = '', query] = target.slice(server?.length).split('?');
  const isOwn = vocabulary.isExact || server !== undefined;
  return (
    operationProblem(vocabulary, method, path, isOwn) ??
    (query === undefined || !isOwn ? null : queryProblem(query, vocabulary))
  );
}

function queryProblem(query: string, vocabulary: Vocabulary): Problem | null {
  const problems = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return parameterProblem(name, value, vocabulary);
  });
  return problems.find((problem) => problem !== null) ?? null;
}

/** Checks a query parameter and its value; returns `null` if the contract has them. */
export function parameterProblem(name: string, value: string, { parameters }: Vocabulary): Problem | null {
  const codes = parameters.get(name);
  if (codes === undefined) {
    return { message: `No operation has the parameter "${name}".`, remedy: nearest(name, parameters.keys()) };
  }
  const invalid =
    codes.size === 0 ? undefined : value.split(',').find((one) => !codes.has(one) && !/^[…$<{]/.test(one));
  if (invalid === undefined) return null;
  return { message: `Parameter "${name}" does not accept "${invalid}".`, remedy: nearest(invalid, codes) };
}

function hostProblem(host: string, { servers }: Vocabulary): Problem {
  return { message: `"${host}" is not a server of the contract.`, remedy: nearest(host, servers) };
}

function addressProblem(address: string, vocabulary: Vocabulary): Problem | null {
  const server = serverOf(address, vocabulary);
  if (server === undefined) return hostProblem(/^https?:\/\/[^/]+/.exec(address)?.[0] ?? address, vocabulary);
  const path = address.slice(server.length).replace(/[?#].*/, '');
  return path === '' || path === '/' ? null : pathProblem(vocabulary, path);
}

/** Checks a path of the API, or a JSON pointer. */
function pathOrPointerProblem(text: string, vocabulary: Vocabulary): Problem | null {
  const problem = pathProblem(vocabulary, text.replace(/^…(?=\/)/, '').replace(/\?.*/, ''));
  if (problem === null) return null;
  const names = text
    .slice(1)
    .split('/')
    .filter((part) => !/^\d+$/.test(part));
  return chainProblem(names, vocabulary) === null ? null : problem;
}

function fieldPathProblem(path: string, vocabulary: Vocabulary): Problem | null {
  return chainProblem(path.replace(/\[\d*\]/g, '').split('.'), vocabulary);
}

/** Checks names of fields, each a field of the one before. */
function chainProblem(names: readonly string[], { fields }: Vocabulary): Problem | null {
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
function jsonProblem(code: string, vocabulary: Vocabulary): Problem | null {
  const value = parseJson(code);
  if (value === undefined) {
    const [, name] = /^\{(\w+)\}$/.exec(code) ?? [];
    return name === undefined ? unknownCode(code, vocabulary) : spanProblem(name, vocabulary);
  }
  return valueProblem(value, vocabulary);
}

function valueProblem(value: unknown, vocabulary: Vocabulary): Problem | null {
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
function assignmentProblem(name: string, value: string, code: string, vocabulary: Vocabulary): Problem | null {
  if (code.startsWith(`${name}=`)) return parameterProblem(name, value, vocabulary);
  if (vocabulary.headers.has(name)) return null;
  const json = parseJson(value);
  if (json === undefined) return unknownCode(code, vocabulary);
  return chainProblem([name], vocabulary) ?? valueProblem(json, vocabulary);
}
