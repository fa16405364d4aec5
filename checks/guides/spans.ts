import { isObject, members, nearest, parseJson } from '@apidoc/openapi';
import type { Flaw } from '@apidoc/openapi';
import { operationFlaw, pathFlaw } from './operationPaths';
import type { ContractVocabulary } from './vocabulary';

const methods = /^(GET|POST|PUT|PATCH|DELETE) (\S+)$/;

/** Matches values that are not specific to the API: numbers, dates, offsets and JSON literals. */
const plainValue =
  /^(?:-?\d+([.,]\d+)?|\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?|[+-]\d{2}:\d{2}|true|false|null)$/;

/** Checks inline code in a sentence; returns `null` if the contract contains it. */
export function spanFlaw(text: string, vocabulary: ContractVocabulary): Flaw | null {
  const code = text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
  if (vocabulary.words.has(code)) return null;
  if (/^[1-5]\d\d$/.test(code)) return statusFlaw(code, vocabulary);
  if (plainValue.test(code)) return null;
  const [, method, target] = methods.exec(code) ?? [];
  if (method !== undefined && target !== undefined) return requestFlaw(method, target, vocabulary);
  if (/^https?:\/\//.test(code)) return addressFlaw(code, vocabulary);
  if (/^[/…]/.test(code)) return pathOrPointerFlaw(code, vocabulary);
  if (/^["{[]/.test(code)) return jsonFlaw(code, vocabulary);
  const [, left = '', right] = /^([\w-]+)(?:=|: )(.+)$/.exec(code) ?? [];
  if (right !== undefined) return assignmentFlaw(left, right, code, vocabulary);
  if (/^[A-Za-z]\w*(?:\[\d*\])?(?:\.[A-Za-z]\w*(?:\[\d*\])?)+$/.test(code)) return fieldPathFlaw(code, vocabulary);
  return unknownCode(code, vocabulary);
}

/** Checks that an operation responds with a status; returns `null` if one does. */
export function statusFlaw(status: string, { statuses }: ContractVocabulary): Flaw | null {
  if (statuses.has(status)) return null;
  return {
    message: `No operation has status ${status}.`,
    remedy: `Choose one of: ${[...statuses].sort().join(', ')}.`,
  };
}

/** Checks an error named beside a status, as in « 409 `visite-validee` ». */
export function errorFlaw(status: string, code: string, { errors }: ContractVocabulary): Flaw | null {
  const own = errors.get(code);
  if (own === undefined) return { message: `There is no error "${code}".`, remedy: nearest(code, errors.keys()) };
  if (own.has(status)) return null;
  return { message: `Error "${code}" does not have status ${status}.`, remedy: `Write ${[...own].join(' or ')}.` };
}

function unknownCode(code: string, { names }: ContractVocabulary): Flaw {
  return {
    message: `"${code}" is not in the contract.`,
    remedy: `${nearest(code, names)} If it is not a name of the API, add it to site/checks/allowed.yaml with a reason.`,
  };
}

/** Checks a method and a path, with an optional query. */
function requestFlaw(method: string, target: string, vocabulary: ContractVocabulary): Flaw | null {
  const url = target.replace(/^https?:\/\/[^/]+/, '');
  const host = target.slice(0, target.length - url.length);
  if (host !== '' && !vocabulary.hosts.has(host)) return hostFlaw(host, vocabulary);
  const [path = '', query] = url.split('?');
  return (
    operationFlaw(vocabulary.operations, method, path) ?? (query === undefined ? null : queryFlaw(query, vocabulary))
  );
}

function queryFlaw(query: string, vocabulary: ContractVocabulary): Flaw | null {
  const flaws = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return parameterFlaw(name, value, vocabulary);
  });
  return flaws.find((flaw) => flaw !== null) ?? null;
}

/** Checks a query parameter and its value; returns `null` if the contract has them. */
export function parameterFlaw(name: string, value: string, { parameters }: ContractVocabulary): Flaw | null {
  const codes = parameters.get(name);
  if (codes === undefined) {
    return { message: `No operation has the parameter "${name}".`, remedy: nearest(name, parameters.keys()) };
  }
  const invalid = codes.size === 0 ? undefined : value.split(',').find((one) => !codes.has(one) && one !== '…');
  if (invalid === undefined) return null;
  return { message: `Parameter "${name}" does not accept "${invalid}".`, remedy: nearest(invalid, codes) };
}

function hostFlaw(host: string, { hosts }: ContractVocabulary): Flaw {
  return { message: `"${host}" is not a server of the contract.`, remedy: nearest(host, hosts) };
}

function addressFlaw(address: string, vocabulary: ContractVocabulary): Flaw | null {
  const [host = '', path = ''] = /^(https?:\/\/[^/]+)(.*)$/.exec(address)?.slice(1) ?? [];
  if (!vocabulary.hosts.has(host)) return hostFlaw(host, vocabulary);
  return path === '' ? null : pathFlaw(vocabulary.operations, path.replace(/\?.*/, ''));
}

/** Checks a path of the API, or a JSON pointer. */
function pathOrPointerFlaw(text: string, vocabulary: ContractVocabulary): Flaw | null {
  const flaw = pathFlaw(vocabulary.operations, text.replace(/^…(?=\/)/, '').replace(/\?.*/, ''));
  if (flaw === null) return null;
  const names = text
    .slice(1)
    .split('/')
    .filter((part) => !/^\d+$/.test(part));
  return chainFlaw(names, vocabulary) === null ? null : flaw;
}

function fieldPathFlaw(path: string, vocabulary: ContractVocabulary): Flaw | null {
  return chainFlaw(path.replace(/\[\d*\]/g, '').split('.'), vocabulary);
}

/** Checks names of fields, each a field of the one before. */
function chainFlaw(names: readonly string[], { fields }: ContractVocabulary): Flaw | null {
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
function jsonFlaw(code: string, vocabulary: ContractVocabulary): Flaw | null {
  const value = parseJson(code);
  if (value === undefined) {
    const [, name] = /^\{(\w+)\}$/.exec(code) ?? [];
    return name === undefined ? unknownCode(code, vocabulary) : spanFlaw(name, vocabulary);
  }
  return valueFlaw(value, vocabulary);
}

function valueFlaw(value: unknown, vocabulary: ContractVocabulary): Flaw | null {
  if (typeof value === 'string') {
    const isFree = /\s|^…$/.test(value) || /^\d+-[0-9a-f]+$/.test(value);
    return isFree || /^[\p{Lu}][\p{Ll}]+$/u.test(value) ? null : spanFlaw(value, vocabulary);
  }
  if (Array.isArray(value))
    return value.map((item) => valueFlaw(item, vocabulary)).find((flaw) => flaw !== null) ?? null;
  if (!isObject(value)) return null;
  const flaws = members(value).map(([name, inner]) => chainFlaw([name], vocabulary) ?? valueFlaw(inner, vocabulary));
  return flaws.find((flaw) => flaw !== null) ?? null;
}

/** Checks a name with a value: `name=value` is a query parameter, `Name: value` a header, `name: value` a field. */
function assignmentFlaw(name: string, value: string, code: string, vocabulary: ContractVocabulary): Flaw | null {
  if (code.startsWith(`${name}=`)) return parameterFlaw(name, value, vocabulary);
  if (vocabulary.headers.has(name)) return null;
  const json = parseJson(value);
  if (json === undefined) return unknownCode(code, vocabulary);
  return chainFlaw([name], vocabulary) ?? valueFlaw(json, vocabulary);
}
