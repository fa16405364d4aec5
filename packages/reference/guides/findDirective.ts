/** The names that guides have for directives, in the language of the site. */
export type DirectiveNames<Directive extends string> = Readonly<Record<Directive, string>>;

/** Returns the directive with a name that guides use; `undefined` if none has it. */
export function findDirective<Directive extends string>(
  written: string,
  names: DirectiveNames<Directive>,
): Directive | undefined {
  for (const directive in names) {
    if (names[directive] === written) return directive;
  }
  return undefined;
}
