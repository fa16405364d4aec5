interface Remedy {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly text: (match: RegExpExecArray, suggestions: readonly string[]) => string;
}

/** The first entry whose rule and message fit says how to mend. */
const remedies: readonly Remedy[] = [
  {
    rule: 'syntax',
    pattern: /duplicat/i,
    text: () => 'Keep one of the two members of that name.',
  },
  {
    rule: 'syntax',
    pattern: /./,
    text: () => 'Mend the syntax there: indentation, quotes, brackets or commas.',
  },
  {
    rule: 'no-unresolved-refs',
    pattern: /Failed to parse/,
    text: () => 'Mend the syntax there: indentation, quotes, brackets or commas.',
  },
  {
    rule: 'no-unresolved-refs',
    pattern: /remote file (\S+)/,
    text: () => 'Save the remote file beside the contract and point `$ref` at the copy.',
  },
  {
    rule: 'no-unresolved-refs',
    pattern: /outside the contract/,
    text: () => 'Move the file into the contract’s folder.',
  },
  {
    rule: 'no-unresolved-refs',
    pattern: /no such file/,
    text: () => 'Create the file, or correct the path: it is relative to the file that holds the `$ref`.',
  },
  {
    rule: 'no-unresolved-refs',
    pattern: /./,
    text: () => 'Define the target, or correct the pointer after `#`.',
  },
  {
    rule: 'path-parameters-defined',
    pattern: /does not define the path parameter `\{(.+?)\}`/,
    text: ([, name]) => `Declare it under \`parameters\`: \`name: ${name}\`, \`in: path\`, \`required: true\`.`,
  },
  {
    rule: 'path-parameters-defined',
    pattern: /./,
    text: () => 'Put the parameter’s name in braces into the path, or remove the parameter.',
  },
  {
    rule: 'reference/slugs',
    pattern: /have one slug/,
    text: () => 'Give one of them another `x-slug`, or another summary where it has no `x-slug`.',
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
    pattern: /is not expected here/,
    text: (_match, [suggestion]) =>
      suggestion === undefined ? 'Remove it, or start its name with `x-`.' : `Did you mean \`${suggestion}\`? Else start its name with \`x-\`.`,
  },
];

/** How to mend a problem, from the rule that found it and what it said. */
export function toRemedy(rule: string, message: string, suggestions: readonly string[] = []): string {
  for (const remedy of remedies) {
    const match = remedy.rule === rule ? remedy.pattern.exec(message) : null;
    if (match !== null) return remedy.text(match, suggestions);
  }
  return 'Write what the OpenAPI specification asks for at this place.';
}
