interface Remedy {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly text: (match: RegExpExecArray, suggestions: readonly string[]) => string;
}

/** Rules and patterns with their remedies. The first entry that matches applies, so the order matters. */
const remedies: readonly Remedy[] = [
  {
    rule: 'syntax',
    pattern: /duplicat/i,
    text: () => 'Keep one of the two members of that name.',
  },
  {
    rule: 'syntax',
    pattern: /nesting exceeded/,
    text: () => 'Move what lies deepest into `components` and refer to it.',
  },
  {
    rule: 'syntax',
    pattern: /alias stands inside/,
    text: () => 'Refer to the object with `$ref` instead: only that can lead back to itself.',
  },
  {
    rule: 'syntax',
    pattern: /aliases repeat|merge sequence/,
    text: () => 'Move what is repeated into `components` and refer to it with `$ref`.',
  },
  {
    rule: 'syntax',
    pattern: /a (?:text|name) of \d+ characters/,
    text: () => 'Shorten it, or put it into a file of its own and link to that.',
  },
  {
    rule: 'syntax',
    pattern: /half a character/,
    text: () => 'Write the whole character: in JSON, as one sign or as two escapes.',
  },
  {
    rule: 'syntax',
    pattern: /direction sign/,
    text: () => 'Remove it: pages give each text the direction of its letters.',
  },
  {
    rule: 'syntax',
    pattern: /not in UTF-8/,
    text: () => 'Save the file again, in UTF-8.',
  },
  {
    rule: 'syntax',
    pattern: /merge is not finished/,
    text: () =>
      'Keep one of the two versions, and take out the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
  },
  {
    rule: 'syntax',
    pattern: /unknown \w+ tag/,
    text: () => 'Remove the tag: a contract holds what JSON can hold.',
  },
  {
    rule: 'syntax',
    pattern: /single document/,
    text: () => 'Keep one document, without a line `---` after its first.',
  },
  {
    rule: 'syntax',
    pattern: /./,
    text: () => 'Mend the syntax there: indentation, quotes, brackets or commas.',
  },
  {
    rule: 'reference/references',
    pattern: /Failed to parse: (.*)/s,
    text: ([, message = '']) => toRemedy('syntax', message),
  },
  {
    rule: 'reference/references',
    pattern: /what holds it/,
    text: () => 'Point it at something that does not hold it, or write the text there without `$ref`.',
  },
  {
    rule: 'reference/references',
    pattern: /`\$id` around it/,
    text: () => 'Take `$id` out, and write the `$ref` from the file’s root, as in `#/components/schemas/Name`.',
  },
  {
    rule: 'reference/references',
    pattern: /remote file (\S+)/,
    text: () => 'Save the remote file beside the contract and point `$ref` at the copy.',
  },
  {
    rule: 'reference/references',
    pattern: /outside the contract/,
    text: () => 'Move the file into the contract’s folder.',
  },
  {
    rule: 'reference/references',
    pattern: /no such file|received a folder/,
    text: () => 'Create the file, or correct the path: it is relative to the file that holds the `$ref`.',
  },
  {
    rule: 'reference/references',
    pattern: /./,
    text: () => 'Define the target, or correct the pointer after `#`.',
  },
  {
    rule: 'reference/path-parameters',
    pattern: /does not define the path parameter `\{(.+?)\}`/,
    text: ([, name]) => `Declare it under \`parameters\`: \`name: ${name}\`, \`in: path\`, \`required: true\`.`,
  },
  {
    rule: 'reference/path-parameters',
    pattern: /./,
    text: () => 'Put the parameter’s name in braces into the path, or remove the parameter.',
  },
  {
    rule: 'reference/slugs',
    pattern: /have one slug/,
    text: () => 'Give one of them another `x-slug`.',
  },
  {
    rule: 'reference/slugs',
    pattern: /its page is "(.+?)"/,
    text: ([, slug]) => `Freeze it, as in \`x-slug: ${slug}\`, or give the operation another summary.`,
  },
  {
    rule: 'reference/slugs',
    pattern: /would hide/,
    text: () => 'Give the operation another `x-slug`.',
  },
  {
    rule: 'reference/slugs',
    pattern: /./,
    text: () => 'Write `x-slug` in lower case without accents, words joined by single hyphens.',
  },
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
    text: () => 'Write a number: in OpenAPI 3.1, `exclusiveMinimum` and `exclusiveMaximum` are the bounds themselves.',
  },
  {
    rule: 'struct',
    pattern: /Expected type `boolean` but got `(?:number|integer)`/,
    text: () =>
      'Write `true` or `false`: in OpenAPI 3.0, `exclusiveMinimum` and `exclusiveMaximum` say how `minimum` and `maximum` are meant.',
  },
  {
    rule: 'struct',
    pattern: /but got `null`/,
    text: () => 'Write what stands there, or remove the member.',
  },
  {
    rule: 'struct',
    pattern: /Expected type `array` but got `object`/,
    text: () => 'Write a list, as in `[ … ]`, even of one.',
  },
  {
    rule: 'struct',
    pattern: /`type` can be one of the following only: (?!.*"null")/,
    text: () => 'Write one of them. For `null`, OpenAPI 3.0 has `nullable: true` beside a type.',
  },
  {
    rule: 'struct',
    pattern: /`nullable` is not expected here/,
    text: () => "Write `null` as a type, as in `type: [string, 'null']`: OpenAPI 3.1 has no `nullable`.",
  },
  {
    rule: 'struct',
    pattern: /is not expected here/,
    text: (_match, [suggestion]) =>
      suggestion === undefined
        ? 'Remove it, or start its name with `x-`.'
        : `Did you mean \`${suggestion}\`? Else start its name with \`x-\`.`,
  },
];

/** Returns the remedy for a problem, given the rule that reported it and the message. */
export function toRemedy(rule: string, message: string, suggestions: readonly string[] = []): string {
  for (const remedy of remedies) {
    const match = remedy.rule === rule ? remedy.pattern.exec(message) : null;
    if (match !== null) return remedy.text(match, suggestions);
  }
  return 'Write what the OpenAPI specification asks for at this place.';
}
