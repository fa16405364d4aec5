import type { ComposerFile, FormNode } from '../types.ts';

/** Returns the value that a field has when it is added. */
export function initialValue({ control, values, fields }: FormNode, nodes: ComposerFile['nodes']): unknown {
  switch (control) {
    case 'object':
      return Object.fromEntries(
        (fields ?? []).flatMap(({ name, node }): readonly (readonly [string, unknown])[] => {
          const [only, ...others] = nodes[node]?.values ?? [];
          return only !== undefined && others.length === 0 ? [[name, only.value]] : [];
        }),
      );
    case 'list':
      return [];
    case 'boolean':
      return false;
    case 'choice':
      return values?.[0]?.value ?? '';
    case 'json':
      return null;
    default:
      return '';
  }
}
