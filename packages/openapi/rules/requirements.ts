import { member, members, toArray, toText, type JsonObject } from '../document/json.ts';
import type { Problem } from '../problems/problem.ts';

/** What OpenAPI requires of one object beyond the types of its members. */
export interface Requirement extends Problem {
  /** Redocly’s names of the objects. */
  readonly types: readonly string[];
  /** The member that the problem is reported at. */
  readonly member: string;
  readonly isBroken: (node: JsonObject) => boolean;
}

const styles: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
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
  onlyIn('allowReserved', ['query', 'cookie']),
  onlyIn('allowEmptyValue', ['query']),
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
      ...['NamedSecuritySchemes', 'NamedLinks', 'NamedCallbacks', 'NamedPathItems'],
    ],
    member: '',
    isBroken: (node) => members(node).some(([name]) => !/^[\w.-]+$/.test(name)),
    message: 'A name of a component here has other characters than A to Z, digits, `.`, `-` and `_`.',
    remedy: 'Nothing breaks here; other tools may refuse it.',
  },
];

function exclusive(types: readonly string[], one: string, other: string): Requirement {
  return {
    types,
    member: other,
    isBroken: (node) => node[one] !== undefined && node[other] !== undefined,
    message: `\`${one}\` and \`${other}\` exclude each other.`,
    remedy: 'Keep one of them.',
  };
}

function onlyIn(name: string, places: readonly string[]): Requirement {
  return {
    types: ['Parameter', 'Header'],
    member: name,
    isBroken: (node) => node[name] !== undefined && !places.includes(toText(node['in']) ?? ''),
    message: `\`${name}\` has no meaning in this place.`,
    remedy: 'Remove it.',
  };
}
