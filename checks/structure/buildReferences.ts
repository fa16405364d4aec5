import type { Arrows } from './figure.ts';

/** Finds packages that the build of another one refers to without need, or does not refer to although it imports them. */
export function wrongBuildReferences(
  references: ReadonlyMap<string, readonly string[]>,
  arrows: Arrows,
): readonly string[] {
  return [...references].flatMap(([name, listed]) => {
    const imported = arrows.get(name) ?? new Set<string>();
    return [
      ...listed.filter((other) => !imported.has(other)).map((other) => `remove the reference to ${other}, which`),
      ...[...imported].filter((other) => !listed.includes(other)).map((other) => `add a reference to ${other}, which`),
    ].map(
      (remedy) =>
        `packages/${name}/tsconfig.build.json: ${remedy} the package ${remedy.startsWith('add') ? 'imports' : 'does not import'}.`,
    );
  });
}
