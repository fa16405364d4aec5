import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRegister, statementsOf, termDirective } from '@reliure/guides';
import type { MarkdownRules } from '@reliure/guides';
import { directiveNames } from '@reliure/reference';
import type { Identity } from './identity.ts';

/** The names that Docusaurus’s theme knows, including older ones. */
const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];

/** The components that Docusaurus’s theme gives to each MDX file. */
const themeComponents: ReadonlySet<string> = new Set(['Head', 'Details']);

/** Returns what the Markdown of a site may use, given its features. */
export function toMarkdownRules(
  folder: string,
  { changelog, glossary, hasScenarios, otherReferences = [], sources }: Identity,
): MarkdownRules {
  const references = [{ changelog, hasScenarios }, ...otherReferences];
  return {
    directives: {
      textDirective: glossary === undefined ? [] : [termDirective().name],
      leafDirective: [
        ...directiveNames({
          hasScenarios: references.some((reference) => reference.hasScenarios === true),
          hasChangelog: references.some((reference) => reference.changelog !== undefined),
        }),
        ...(sources === undefined ? [] : ['sources']),
      ],
      containerDirective: admonitions,
    },
    notes: new Set(sources === undefined ? [] : readNotes(join(folder, sources.file))),
    components: hasOwnComponents(folder) ? null : themeComponents,
  };
}

/** Returns the names of the notes of a register; a missing or faulty one is reported where its notes are added. */
function readNotes(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  return statementsOf(readRegister(readFileSync(file, 'utf8')).register).map(({ id }) => id);
}

/** Whether the site replaces the components of MDX by its own, which is known only once it is bundled. */
function hasOwnComponents(folder: string): boolean {
  const theme = join(folder, 'src/theme');
  return existsSync(theme) && readdirSync(theme).some((name) => name.startsWith('MDXComponents'));
}
