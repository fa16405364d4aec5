import { isObject, members, toArray, toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toDescription } from '@reliure/richtext';
import type { Anchors, RichText } from '@reliure/richtext';

/** A server of the API. @see https://spec.openapis.org/oas/v3.2.0#server-object */
export interface Server {
  readonly url: string;
  readonly name?: string;
  readonly description?: RichText;
  readonly variables: readonly ServerVariable[];
}

/** A variable in a server’s URL. Any text is allowed if `values` is empty. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly values: readonly string[];
  readonly description?: RichText;
}

/** Reads the servers of a contract, a path or an operation. @see https://spec.openapis.org/oas/v3.2.0#server-object */
export function toServers(owner: JsonObject, anchors: Anchors): readonly Server[] {
  return toArray(owner['servers'])
    .filter(isObject)
    .map((server) => toServer(server, anchors));
}

function toServer(server: JsonObject, anchors: Anchors): Server {
  const name = toText(server['name']);
  return {
    url: toText(server['url']) ?? '/',
    ...(name !== undefined && { name }),
    ...toDescription(server, anchors),
    variables: members(server['variables']).map(([name, value]) => toServerVariable(name, toObject(value), anchors)),
  };
}

function toServerVariable(name: string, variable: JsonObject, anchors: Anchors): ServerVariable {
  return {
    name,
    default: toText(variable['default']) ?? '',
    values: toArray(variable['enum']).map(String),
    ...toDescription(variable, anchors),
  };
}
