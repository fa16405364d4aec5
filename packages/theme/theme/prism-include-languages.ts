/** The theme asks here for the grammars that its highlighter misses; this site has no highlighter to give them to. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
