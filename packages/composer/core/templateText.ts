import type { Template } from '@reliure/samples/browser';

/**
 * Returns the text of a template.
 *
 * @param writeVariable Writes an environment variable.
 * @param writeUuid Writes an idempotency key.
 */
export function toTemplateText(
  template: Template,
  writeVariable: (name: string) => string,
  writeUuid: () => string = () => '…',
): string {
  return template
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return part.text;
        case 'environment':
          return writeVariable(part.name);
        case 'uuid':
          return writeUuid();
      }
    })
    .join('');
}
