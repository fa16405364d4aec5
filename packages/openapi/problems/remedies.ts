import type { Remedy } from './remedy.ts';
import { structRemedies } from './structRemedies.ts';

/** Rules and patterns with their remedies. The first entry that matches applies, so the order matters. */
export const remedies: readonly Remedy[] = [
  {
    rule: 'syntax',
    pattern: /duplicat/i,
    text: () => 'Keep one of the two members with that name.',
  },
  {
    rule: 'syntax',
    pattern: /nesting exceeded/,
    text: () => 'Move the innermost objects into `components` and refer to them with `$ref`.',
  },
  {
    rule: 'syntax',
    pattern: /alias is inside/,
    text: () => 'Use `$ref` instead: unlike an alias, it may refer to an object that contains it.',
  },
  {
    rule: 'syntax',
    pattern: /aliases repeat|merge sequence/,
    text: () => 'Move the repeated values into `components` and refer to them with `$ref`.',
  },
  {
    rule: 'syntax',
    pattern: /a (?:string|name) of \d+ characters/,
    text: () => 'Shorten it, or move it into a separate file and link to that file.',
  },
  {
    rule: 'syntax',
    pattern: /which JSON does not have/,
    text: () => 'Write a finite number, or a string.',
  },
  {
    rule: 'syntax',
    pattern: /unpaired surrogate/,
    text: () => 'Write the complete character: in JSON, as itself or as two `\\u` escapes.',
  },
  {
    rule: 'syntax',
    pattern: /direction character/,
    text: () => 'Remove it: the pages set the direction of each text from its letters.',
  },
  {
    rule: 'syntax',
    pattern: /not UTF-8/,
    text: () => 'Save the file as UTF-8.',
  },
  {
    rule: 'syntax',
    pattern: /unresolved merge conflict/,
    text: () =>
      'Keep one of the two versions, and remove the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
  },
  {
    rule: 'syntax',
    pattern: /unknown \w+ tag/,
    text: () => 'Remove the tag: a contract may contain only what JSON can represent.',
  },
  {
    rule: 'syntax',
    pattern: /single document/,
    text: () => 'Keep one document, and remove the `---` line that starts the second.',
  },
  {
    rule: 'syntax',
    pattern: /./,
    text: () => 'Fix the syntax: indentation, quotes, brackets or commas.',
  },
  {
    rule: 'reference/references',
    pattern: /an object that contains it/,
    text: () => 'Point it to an object that does not contain it, or write the value without `$ref`.',
  },
  {
    rule: 'reference/references',
    pattern: /allows no `\$ref`/,
    text: () => 'Write the object itself here, or bundle the contract’s files into one.',
  },
  {
    rule: 'reference/references',
    pattern: /`\$id` of an enclosing schema/,
    text: () =>
      'Fix it or the `$id` of its target, or write it relative to the file’s root, as in `#/components/schemas/Name`.',
  },
  {
    rule: 'reference/references',
    pattern: /has backslashes/,
    text: () => 'Write `/` between folders, on Windows too: a `$ref` is an address.',
  },
  {
    rule: 'reference/references',
    pattern: /has an anchor/,
    text: () => 'Write a JSON pointer after `#`, as in `other.yaml#/components/schemas/Name`.',
  },
  {
    rule: 'reference/references',
    pattern: /remote file (\S+)/,
    text: () => 'Save the remote file in the contract’s folder and point `$ref` to the copy.',
  },
  {
    rule: 'reference/references',
    pattern: /outside the contract/,
    text: () => 'Move the file into the contract’s folder.',
  },
  {
    rule: 'reference/references',
    pattern: /no such file|received a folder/,
    text: () => 'Create the file, or fix the path: it is relative to the file that contains the `$ref`.',
  },
  {
    rule: 'reference/references',
    pattern: /./,
    text: () => 'Define the target, or fix the pointer after `#`.',
  },
  ...['no-invalid-media-type-examples', 'no-invalid-parameter-examples', 'no-invalid-schema-examples'].map((rule) => ({
    rule,
    pattern: /./,
    text: () => 'Correct the example, or the schema: the pages show both as they are.',
  })),
  {
    rule: 'reference/path-parameters',
    pattern: /does not define the path parameter `\{(.+?)\}`/,
    text: ([, name]) => `Declare it under \`parameters\`: \`name: ${name}\`, \`in: path\`, \`required: true\`.`,
  },
  {
    rule: 'reference/path-parameters',
    pattern: /./,
    text: () => 'Add the parameter’s name, in braces, to the path, or remove the parameter.',
  },
  {
    rule: 'reference/ignored-headers',
    pattern: /./,
    text: () => 'Remove it: the media types of bodies and responses and the `security` say the same.',
  },
  {
    rule: 'reference/security-names',
    pattern: /"(.*)"/,
    text: ([, name]) => `Declare \`${name}\` under \`components/securitySchemes\`, or use one of the names there.`,
  },
  {
    rule: 'reference/tag-groups',
    pattern: /does not have/,
    text: () => 'Declare it under `tags`, or remove it from the group.',
  },
  {
    rule: 'reference/tag-groups',
    pattern: /several groups/,
    text: () => 'Keep it in one group.',
  },
  {
    rule: 'reference/tag-groups',
    pattern: /./,
    text: () => 'Add it to the `tags` of a group.',
  },
  {
    rule: 'reference/code-samples',
    pattern: /./,
    text: () => 'Write `{ lang, label, source }`: the language, a title if you like, and the code.',
  },
  {
    rule: 'reference/slugs',
    pattern: /have the same slug/,
    text: () => 'Change the `x-slug` of one of them.',
  },
  {
    rule: 'reference/slugs',
    pattern: /gets "(.+?)" instead/,
    text: ([, slug]) => `Set \`x-slug: ${slug}\` to keep this address, or change the operation’s summary.`,
  },
  {
    rule: 'reference/slugs',
    pattern: /would hide|treat specially\./,
    text: () => 'Change the `x-slug` of the operation.',
  },
  {
    rule: 'reference/slugs',
    pattern: /file names have room for (\d+)/,
    text: ([, length]) =>
      `Shorten the \`x-slug\` to ${length} characters, or remove it: the operation’s summary then gives one.`,
  },
  {
    rule: 'reference/slugs',
    pattern: /./,
    text: () => 'Write `x-slug` in lower case and without accents, with single hyphens between words.',
  },
  {
    rule: 'reference/whole-query',
    pattern: /./,
    text: () => 'Describe all of it in the `content` of that parameter, or each part in a parameter `in: query`.',
  },
  ...['reference/specification', 'reference/tag-tree'].map((rule) => ({
    rule,
    pattern: /./,
    text: (_match: unknown, [remedy = '']: readonly string[]) => remedy,
  })),
  ...structRemedies,
];
