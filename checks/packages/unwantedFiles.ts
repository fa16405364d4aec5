/** Returns those files of a packed package that its users do not need: sources, tests and what the compiler keeps. */
export function unwantedFiles(paths: readonly string[]): readonly string[] {
  return paths.filter(
    (path) =>
      !/^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|bin\/.+|hosts\/[^/]+\.js|nginx\/[^/]+\.conf|dist\/(?!(?:.*\.test\.|(?:.*\/)?testing\/|\.tsbuildinfo)).+)$/.test(
        path,
      ),
  );
}
