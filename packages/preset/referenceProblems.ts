import type { Problem } from '@reliure/openapi';
import type { Identity } from './identity.ts';

/** Finds what would keep references from standing beside each other. */
export function referenceProblems({ routeBasePath = 'api', otherReferences = [] }: Identity): readonly Problem[] {
  const pathOf = (path: string) => path.replace(/^\/+|\/+$/g, '');
  const reserved = ['default', 'docs', 'api', 'blog'];
  return otherReferences.flatMap(({ id, contract, label, routeBasePath: path }, index): readonly Problem[] => {
    const others = [{ id: 'default', routeBasePath }, ...otherReferences.slice(0, index)];
    return [
      [contract, label].some((value) => value.trim() === '') && {
        message: `The reference ${JSON.stringify(id)} has no contract or no label.`,
        remedy: 'Write both.',
      },
      (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || [...reserved, ...others.map((other) => other.id)].includes(id)) && {
        message: `The id ${JSON.stringify(id)} of a reference cannot be used, or is used twice.`,
        remedy: `Use lower-case letters, digits and hyphens, and none of ${reserved.join(', ')}.`,
      },
      others.some((other) => pathOf(other.routeBasePath) === pathOf(path)) && {
        message: `Two references are at the path ${JSON.stringify(path)}.`,
        remedy: 'Give each a path of its own.',
      },
    ].filter((problem) => problem !== false);
  });
}
