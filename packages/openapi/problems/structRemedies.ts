import type { Remedy } from './remedy.ts';

/** The remedies for objects whose members have other names or types than OpenAPI gives them. */
export const structRemedies: readonly Remedy[] = [
  {
    rule: 'struct',
    pattern: /field `?"?(.+?)"?`? must be present/,
    text: ([, field]) => `Add \`${field}\`.`,
  },
  {
    rule: 'struct',
    pattern: /Expected type `string` but got `(?:number|integer|boolean)`/,
    text: () => 'Put the value in quotes.',
  },
  {
    rule: 'struct',
    pattern: /Expected type `number` but got `boolean`/,
    text: () => 'Write a number: in OpenAPI 3.1, `exclusiveMinimum` and `exclusiveMaximum` are numbers.',
  },
  {
    rule: 'struct',
    pattern: /Expected type `boolean` but got `(?:number|integer)`/,
    text: () => 'Write `true` or `false`: in OpenAPI 3.0, `exclusiveMinimum` and `exclusiveMaximum` are booleans.',
  },
  {
    rule: 'struct',
    pattern: /but got `null`/,
    text: () => 'Write a value, or remove the member.',
  },
  {
    rule: 'struct',
    pattern: /at least one of the following fields/,
    text: () => 'Add one of them.',
  },
  {
    rule: 'struct',
    pattern: /Expected type `array` but got `boolean`/,
    text: () => 'Write a list. The `required` of a schema lists the names of its properties, as in `required: [id]`.',
  },
  {
    rule: 'struct',
    pattern: /Expected type (?:`array`|`\w+` \(array\)) but got/,
    text: () => 'Write a list, as in `[ … ]`, even for a single item.',
  },
  {
    rule: 'struct',
    pattern: /Expected type (?:`object`|`\w+` \(object\)) but got/,
    text: () => 'Write an object, as in `{ … }`.',
  },
  {
    rule: 'struct',
    pattern: /`type` can be one of the following only: (?!.*"null")/,
    text: () => 'Use one of them. For `null`, OpenAPI 3.0 has `nullable: true` beside a type.',
  },
  {
    rule: 'struct',
    pattern: /`nullable` is not expected here/,
    text: () => "Add `null` to the types, as in `type: [string, 'null']`: OpenAPI 3.1 has no `nullable`.",
  },
  {
    rule: 'struct',
    pattern: /is not expected here/,
    text: (_match, [suggestion]) =>
      suggestion === undefined
        ? 'Remove it, or start its name with `x-`.'
        : `Did you mean \`${suggestion}\`? Otherwise, start its name with \`x-\`.`,
  },
];
