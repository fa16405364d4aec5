import { member, members, toArray, toText, type JsonObject } from '../document/json.ts';
import { pathItemOperations } from '../document/operations.ts';
import type { Problem } from '../problems/problem.ts';

/** What OpenAPI requires of one object beyond the types of its members. */
export interface Requirement extends Problem {
  /** Redocly’s names of the objects. */
  readonly types: readonly string[];
  /** The member that the problem is reported at. */
  readonly member: string;
  /** @param version Redocly’s name of the version of OpenAPI. */
  readonly isBroken: (node: JsonObject, version: string) => boolean;
}

const v32 = 'oas3_2';

const headerNameMessage = 'The name of a header has a character that HTTP does not allow there.';
const headerNameRemedy = 'Use letters, digits and hyphens. Samples leave the header out.';

const styles: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/**
 * The requirements whose violation leaves a contract readable: a warning each.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#schema
 */
export const requirements: readonly Requirement[] = [
  exclusive(['Parameter', 'Header', 'MediaType'], 'example', 'examples'),
  exclusive(['Parameter', 'Header'], 'schema', 'content'),
  exclusive(['Example'], 'value', 'externalValue'),
  exclusive(['Example'], 'value', 'dataValue'),
  exclusive(['Example'], 'value', 'serializedValue'),
  exclusive(['Example'], 'serializedValue', 'externalValue'),
  exclusive(['MediaType', 'Encoding'], 'encoding', 'prefixEncoding'),
  exclusive(['MediaType', 'Encoding'], 'encoding', 'itemEncoding'),
  exclusive(['Xml'], 'nodeType', 'attribute'),
  exclusive(['Xml'], 'nodeType', 'wrapped'),
  exclusive(['Parameter', 'Header'], 'content', 'style'),
  exclusive(['Link'], 'operationId', 'operationRef'),
  exclusive(['License'], 'identifier', 'url'),
  {
    types: ['Link'],
    member: '',
    isBroken: ({ operationId, operationRef }) => operationId === undefined && operationRef === undefined,
    message: 'The link leads to no operation.',
    remedy: 'Name one in `operationId` or `operationRef`.',
  },
  {
    types: ['Parameter', 'Header'],
    member: 'content',
    isBroken: ({ content }) => content !== undefined && members(content).length !== 1,
    message: '`content` must have one media type here.',
    remedy: 'Keep the media type in which the value is sent.',
  },
  {
    types: ['Parameter'],
    member: 'required',
    isBroken: (node) => node['in'] === 'path' && node['required'] !== true,
    message: 'A path parameter is always required.',
    remedy: 'Write `required: true`.',
  },
  {
    types: ['Parameter'],
    member: 'in',
    isBroken: (node) => node['in'] === 'querystring' && node['content'] === undefined,
    message: 'A parameter that is the whole query string has `content`, not `schema`.',
    remedy: 'Write the schema below its media type, such as `application/x-www-form-urlencoded`, in `content`.',
  },
  {
    types: ['Header'],
    member: 'name',
    isBroken: (node) => node['name'] !== undefined || node['in'] !== undefined,
    message: 'A header has neither `name` nor `in`: its key is its name.',
    remedy: 'Remove it.',
  },
  {
    types: ['Parameter'],
    member: 'style',
    isBroken: (node) => {
      const style = toText(node['style']);
      const possible = styles[toText(node['in']) ?? ''];
      return style !== undefined && possible?.includes(style) === false;
    },
    message: 'A parameter in this place cannot have this `style`.',
    remedy: `Use one of its place: ${Object.entries(styles)
      .map(([place, names]) => `${place}: ${names.join(', ')}`)
      .join('; ')}.`,
  },
  onlyIn('allowReserved', (place, version) =>
    (version === v32 ? ['path'] : []).concat(['query', 'cookie']).includes(place),
  ),
  onlyIn('allowEmptyValue', (place) => place === 'query'),
  {
    types: ['Parameter'],
    member: 'allowReserved',
    isBroken: ({ allowReserved, style }) => allowReserved !== undefined && style === 'cookie',
    message: 'The style `cookie` encodes nothing, so `allowReserved` has no meaning.',
    remedy: 'Remove it.',
  },
  {
    types: ['Parameter'],
    member: 'name',
    isBroken: ({ in: place, name }) => place === 'header' && !isToken(toText(name) ?? ''),
    message: headerNameMessage,
    remedy: headerNameRemedy,
  },
  {
    types: ['HeadersMap'],
    member: '',
    isBroken: (node) => members(node).some(([name]) => !isToken(name)),
    message: headerNameMessage,
    remedy: headerNameRemedy,
  },
  {
    types: ['PathItem'],
    member: 'additionalOperations',
    isBroken: ({ additionalOperations }) =>
      members(additionalOperations).length !== pathItemOperations({ additionalOperations }).length,
    message: 'A method here has a member of its own, or a name that no request sends. Its operation is not shown.',
    remedy:
      'Write methods such as `get` and `query` beside `additionalOperations`, and others with letters, `-` and `_`.',
  },
  {
    types: ['ServerVariable'],
    member: 'enum',
    isBroken: ({ enum: values }) => Array.isArray(values) && values.length === 0,
    message: 'An empty `enum` allows no value.',
    remedy: 'List the values, or remove `enum`.',
  },
  {
    types: ['ServerVariable'],
    member: 'default',
    isBroken: (node) => toArray(node['enum']).length > 0 && !toArray(node['enum']).includes(node['default']),
    message: 'The `default` is not a value of `enum`.',
    remedy: 'Use one of its values, or add this one to it.',
  },
  {
    types: ['Server'],
    member: 'url',
    isBroken: ({ url, variables }) =>
      member(variables, '$ref') === undefined &&
      [...(toText(url) ?? '').matchAll(/\{([^{}]+)\}/g)].some(([, name = '']) => member(variables, name) === undefined),
    message: 'The address has a variable that `variables` does not define.',
    remedy: 'Define it there, with a `default`.',
  },
  {
    types: ['Schema'],
    member: 'readOnly',
    isBroken: ({ readOnly, writeOnly }) => readOnly === true && writeOnly === true,
    message: '`readOnly` and `writeOnly` exclude each other.',
    remedy: 'Keep one of them.',
  },
  {
    types: [
      ...['NamedSchemas', 'NamedResponses', 'NamedParameters', 'NamedExamples', 'NamedRequestBodies', 'NamedHeaders'],
      ...['NamedSecuritySchemes', 'NamedLinks', 'NamedCallbacks', 'NamedPathItems', 'NamedMediaTypes'],
    ],
    member: '',
    isBroken: (node) => members(node).some(([name]) => !/^[\w.-]+$/.test(name)),
    message: 'A name of a component here has other characters than A to Z, digits, `.`, `-` and `_`.',
    remedy: 'Nothing breaks here; other tools may refuse it.',
  },
];

/** @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
function isToken(name: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(name);
}

function exclusive(types: readonly string[], one: string, other: string): Requirement {
  return {
    types,
    member: other,
    isBroken: (node) => node[one] !== undefined && node[other] !== undefined,
    message: `\`${one}\` and \`${other}\` exclude each other.`,
    remedy: 'Keep one of them.',
  };
}

/** @param isPlace Whether the member has a meaning there. The place of a header is empty. */
function onlyIn(name: string, isPlace: (place: string, version: string) => boolean): Requirement {
  return {
    types: ['Parameter', 'Header'],
    member: name,
    isBroken: (node, version) => node[name] !== undefined && !isPlace(toText(node['in']) ?? '', version),
    message: `\`${name}\` has no meaning in this place.`,
    remedy: 'Remove it.',
  };
}
