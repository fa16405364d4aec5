import { toPlainText } from '@reliure/richtext';
import type { Field, SchemaNode, SchemaPart } from '../schemaNode.ts';

/** Writes a schema’s tree as indented lines, for tests: one line per node, `*` if it is required. */
export function outline(node: SchemaNode, indent = ''): string {
  const name = node.name === undefined ? '' : `${node.name} · `;
  const line = `${name}${node.type}${node.nullable === true ? ' ou nul' : ''}${describe(node)}`;
  return [line, ...node.parts.flatMap((part) => partLines(part, `${indent}  `))].join('\n');
}

/** Writes fields like `outline`, each with its anchor. */
export function outlineFields(fields: readonly Field[], indent = ''): string {
  return fields.map((field) => indent + fieldLine(field, indent)).join('\n');
}

function describe({ description, examples }: SchemaNode): string {
  const words = description === undefined ? '' : ` “${toPlainText(description)}”`;
  return examples.length === 0 ? words : `${words} such as ${examples.join(', ')}`;
}

function fieldLine({ name, required, anchor, node }: Field, indent: string): string {
  return `${name}${required ? '*' : ''} #${anchor}: ${outline(node, indent)}`;
}

function partLines(part: SchemaPart, indent: string): readonly string[] {
  switch (part.kind) {
    case 'fields':
      return part.fields.map((field) => indent + fieldLine(field, indent));
    case 'items':
      return [`${indent}[] ${outline(part.node, indent)}`];
    case 'tuple':
      return part.nodes.map((node, index) => `${indent}[${index}] ${outline(node, indent)}`);
    case 'map':
      return [`${indent}{${part.pattern ?? ''}} #${part.anchor}: ${outline(part.node, indent)}`];
    case 'closed':
      return [`${indent}closed`];
    case 'variants': {
      const title = `${indent}${part.rule}${part.discriminator === undefined ? '' : ` by ${part.discriminator}`}`;
      const lines = part.variants.map(
        ({ title: name, value, node }) =>
          `${indent}| ${name}${value === undefined ? '' : ` (${value})`}: ${outline(node, indent)}`,
      );
      return [title, ...lines];
    }
    case 'not':
      return [`${indent}not ${outline(part.node, indent)}`];
    case 'condition':
      return [`${indent}${toPlainText(part.text)} ${outline(part.node, indent)}`];
    case 'values':
      return [
        `${indent}values ${part.values.map(({ value, title }) => value + (title === undefined ? '' : ` ${title}`)).join(', ')}`,
      ];
    case 'rules':
      return part.rules.map(({ text }) => `${indent}rule ${toPlainText(text)}`);
    case 'elsewhere':
      return [`${indent}→ ${part.name} #${part.anchor}`];
    case 'page':
      return [`${indent}→ its page`];
  }
}
