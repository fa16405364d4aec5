import { isNumber, parseJson } from '@reliure/openapi';
import type { FormNode } from '../types.ts';

/** Returns a text as a value of its field. A text that is not one is kept, so that it can be corrected. */
export function toTyped(text: string, node: FormNode | undefined): unknown {
  switch (node?.control) {
    case 'integer':
    case 'number': {
      const number = parseJson(text);
      return isNumber(number) ? number : text;
    }
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'choice':
      return node.values?.find(({ value }) => String(value) === text)?.value ?? text;
    case 'json':
    case 'list':
    case 'object': {
      const value = parseJson(text);
      return value === undefined ? text : value;
    }
    default:
      return text;
  }
}
