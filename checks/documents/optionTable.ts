import { isObject, member, toText } from '@reliure/openapi';
import { z } from 'zod';

/** Returns the table of the options that a schema describes, in Markdown. Members of an option are below it. */
export function optionTable(schema: z.ZodType): string {
  const rows = toRows(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }), '');
  return ['| Option | Type | Default | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function toRows(schema: unknown, parent: string): readonly string[] {
  const properties = member(schema, 'properties');
  const required = member(schema, 'required');
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = parent + name;
    const isRequired = Array.isArray(required) && required.includes(name);
    const value = member(property, 'default');
    const absent = isRequired ? 'required' : value === undefined ? '' : `\`${JSON.stringify(value)}\``;
    const items = member(property, 'items');
    const cells = [`\`${path}\``, toType(property), absent, toSentence(toText(member(property, 'description')) ?? '')];
    return [`| ${cells.join(' | ')} |`, ...toRows(property, `${path}.`), ...toRows(items, `${path}[].`)];
  });
}

function toType(schema: unknown): string {
  const choices = member(schema, 'enum');
  if (Array.isArray(choices)) return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(', ');
  const parts = member(schema, 'anyOf');
  if (Array.isArray(parts)) return [...new Set(parts.map(toType))].join(' or ');
  const type = member(schema, 'type');
  if (type === 'array') return `list of ${toType(member(schema, 'items'))}s`;
  return Array.isArray(type) ? type.join(' or ') : (toText(type) ?? '');
}

function toSentence(text: string): string {
  return text === '' || text.endsWith('.') ? text : `${text}.`;
}
