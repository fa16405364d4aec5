import { member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toChange, type ComparedLocation } from './comparison.ts';
import type { Change, Owner } from '../types.ts';

/**
 * Compares two lists of servers by their addresses. Clients use any of them, so each that is removed breaks some.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#server-object
 */
export function compareServers(before: unknown, after: unknown, owner: Owner): readonly Change[] {
  const [old, now] = [toServers(before), toServers(after)];
  const at = (value: string): ComparedLocation => ({ owner, value, direction: 'sent' });
  return [
    ...[...old]
      .filter(([key, server]) => !now.has(key) && !isOffered(server, now))
      .map(([, { url }]) => toChange('server-removed', at(url))),
    ...[...now].flatMap(([key, server]) => {
      const { url, variables } = server;
      const previous = old.get(key);
      if (previous === undefined) return isOffered(server, old) ? [] : [toChange('server-added', at(url))];
      return variables.flatMap((variable, index) => compareVariables(previous.variables[index], variable, at(url)));
    }),
  ];
}

/** A server, with its variables in the order of the address. */
interface Server {
  readonly url: string;
  readonly variables: readonly JsonObject[];
}

/** Returns servers by their addresses without the names of variables. */
function toServers(servers: unknown): ReadonlyMap<string, Server> {
  return new Map(
    toArray(servers).map((server) => {
      const url = toText(member(server, 'url')) ?? '';
      const variables = [...url.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => ({
        name,
        ...Object.fromEntries(members(member(member(server, 'variables'), name))),
      }));
      return [toAddressKey(url), { url, variables }];
    }),
  );
}

/** Whether others offer all addresses of a server, some written with variables and some without. */
function isOffered(server: Server, others: ReadonlyMap<string, Server>): boolean {
  const offered = new Set([...others.values()].flatMap((other) => addressesOf(other) ?? []));
  return addressesOf(server)?.every((address) => offered.has(address)) === true;
}

/** Returns the addresses of a server; `null` if a variable may have any value. */
function addressesOf({ url, variables }: Server): readonly string[] | null {
  return (
    variables
      .reduce<readonly string[] | null>(
        (addresses, variable) => {
          const values = toValues(variable);
          return addresses === null || values === null
            ? null
            : addresses.flatMap((address) => values.map((value) => address.replace(/\{[^}]*\}/, () => value)));
        },
        [url],
      )
      ?.map(toAddressKey) ?? null
  );
}

/** @example toAddressKey('HTTPS://{env}.Test.fr:443/v1/') // 'https://{}.test.fr/v1' */
function toAddressKey(url: string): string {
  const [, origin = '', path = ''] =
    /^([a-z][a-z+.-]*:\/\/[^/]*)?(.*)$/i.exec(url.replaceAll(/\{[^}]*\}/g, '{}')) ?? [];
  const host = origin
    .toLowerCase()
    .replace(/^(https:.*):443$/, '$1')
    .replace(/^(http:.*):80$/, '$1');
  return host + path.replace(/\/$/, '');
}

function compareVariables(before: JsonObject | undefined, after: JsonObject, at: ComparedLocation): readonly Change[] {
  const [old, now] = [toValues(before), toValues(after)];
  const name = String(after['name']);
  const toLocation = (value: string): ComparedLocation => ({ ...at, field: [name], value });
  const [was, is] = [before?.['default'], after['default']];
  const whole: ComparedLocation = { owner: at.owner, field: [name], direction: at.direction };
  return [
    ...(old === null && now !== null ? [toChange('rule-added', whole, { after: 'enum' })] : []),
    ...(old !== null && now === null ? [toChange('rule-removed', whole, { after: 'enum' })] : []),
    ...(old === null || now === null
      ? []
      : [
          ...old.filter((value) => !now.includes(value)).map((value) => toChange('value-removed', toLocation(value))),
          ...now.filter((value) => !old.includes(value)).map((value) => toChange('value-added', toLocation(value))),
        ]),
    ...(was === is ? [] : [toChange('default-changed', whole, { before: String(was), after: String(is) })]),
  ];
}

/** Returns the values of a variable; `null` if it may have any. */
function toValues(variable: JsonObject | undefined): readonly string[] | null {
  return Array.isArray(variable?.['enum']) ? toArray(variable['enum']).map(String) : null;
}
