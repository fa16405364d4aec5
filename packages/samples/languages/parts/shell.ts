import { plainText } from '../../request/templates.ts';
import type { Template, TemplatePart } from '../../types.ts';
import { callVariables } from '../../callVariables.ts';

/** Returns one word of the command line: in single quotes, or in double quotes if it contains a variable. */
export function toShellWord(template: Template): string {
  const whole = plainText(template);
  if (whole !== null) return quoteShell(whole);
  const parts = template.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return part.text.replace(/[\\"$`]/g, '\\$&');
      case 'environment':
        return toShellVariable(part.name, template[index + 1]);
      case 'uuid':
        return toShellVariable(callVariables.idempotencyKey, template[index + 1]);
    }
  });
  return `"${parts.join('')}"`;
}

/** Returns a variable. The braces are only needed before a character that could belong to the name. */
export function toShellVariable(name: string, next: TemplatePart | undefined): string {
  return next === undefined || (next.kind === 'text' && /^[^\w[]/.test(next.text)) ? `$${name}` : `\${${name}}`;
}

/** Quotes a text for bash and zsh. */
export function quoteShell(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}
