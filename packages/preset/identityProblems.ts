import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { optionProblems } from '@reliure/docusaurus/node';
import type { PointerProblem, FileProblem } from '@reliure/openapi';
import { identitySettings } from './identity.ts';
import type { Identity } from './identity.ts';
import { referenceProblems } from './referenceProblems.ts';

/** A problem of a setting; its pointer is the name of the setting. */
type IdentityProblem = PointerProblem & { readonly pointer: keyof Identity };

/**
 * Matches the host names that are reserved for examples.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606
 */
const reservedHost = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/;

/**
 * Finds the settings with which a site could not be built or would be wrong.
 *
 * @param folder The site’s folder, which contains `identity.ts`.
 */
export function identityProblems(identity: Identity, folder: string): readonly FileProblem[] {
  const file = relative('.', join(folder, 'identity.ts'));
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const wrong = optionProblems(identitySettings, identity);
  return (wrong.length > 0 ? wrong : contradictions(identity, folder)).map((problem) => {
    const [name] = problem.pointer.split('.');
    const line = lines.findIndex((text) => text.startsWith(`  ${name}:`) || text.startsWith(`  ${name},`)) + 1;
    return { file, ...(line > 0 && { line }), ...problem };
  });
}

/** Finds what is wrong between settings that are each correct, and files that are missing. */
function contradictions(identity: Identity, folder: string): readonly IdentityProblem[] {
  return [
    ...languageProblems(identity),
    ...linkProblems(identity),
    ...referenceProblems(identity).map((problem) => ({ pointer: 'otherReferences' as const, ...problem })),
    ...hostProblems(identity),
    ...featureProblems(identity, folder),
  ];
}

function languageProblems({ language, checks }: Identity): readonly IdentityProblem[] {
  if (checks.french !== true || language === 'fr') return [];
  return [
    {
      pointer: 'checks',
      message: `\`french\` checks texts in French, but the language of the site is "${language}".`,
      remedy: 'Remove it, or correct `language`.',
    },
  ];
}

function linkProblems(identity: Identity): readonly IdentityProblem[] {
  return linksOf(identity).flatMap(({ pointer, link }): readonly IdentityProblem[] => {
    if ('href' in link || identity.blog !== undefined || !/^\/blog(?:\/|$)/.test(link.to)) return [];
    return [
      {
        pointer,
        message: `The link "${link.label}" to ${JSON.stringify(link.to)} points to the blog, but this site has none.`,
        remedy: 'Remove it, or set `blog`.',
      },
    ];
  });
}

function linksOf({ navbar, footer }: Identity) {
  return [
    ...navbar.map((link) => ({ pointer: 'navbar' as const, link })),
    ...footer.columns.flatMap(({ links }) => links).map((link) => ({ pointer: 'footer' as const, link })),
  ];
}

function hostProblems(identity: Identity): readonly IdentityProblem[] {
  if (identity.hasFictitiousHosts === true) return [];
  const addresses = [
    { pointer: 'url' as const, address: identity.url },
    { pointer: 'editUrl' as const, address: identity.editUrl ?? '' },
    ...linksOf(identity).flatMap(({ pointer, link }) => ('href' in link ? [{ pointer, address: link.href }] : [])),
  ];
  return addresses
    .filter(({ address }) => URL.canParse(address) && reservedHost.test(new URL(address).hostname))
    .map(({ pointer, address }) => ({
      pointer,
      message: `${address} uses a host name reserved for examples (RFC 2606).`,
      remedy:
        'Write a real address, remove it, or set `hasFictitiousHosts: true`; the footer then says that addresses are fictitious.',
    }));
}

function featureProblems(
  { blog, glossary, sources, synonyms, thesaurus, styles = [] }: Identity,
  folder: string,
): readonly IdentityProblem[] {
  const needed = [
    { pointer: 'blog', path: blog && 'blog', remedy: 'Create the folder with a post, or remove `blog`.' },
    { pointer: 'glossary', path: glossary?.file, remedy: 'Correct `file`, or remove `glossary`.' },
    { pointer: 'sources', path: sources?.file, remedy: 'Correct `file`, or remove `sources`.' },
    { pointer: 'synonyms', path: synonyms, remedy: 'Correct the path, or remove `synonyms`.' },
    { pointer: 'thesaurus', path: thesaurus, remedy: 'Write it with `reliure thesaurus`, or remove `thesaurus`.' },
    ...styles.map((path) => ({ pointer: 'styles', path, remedy: 'Correct the path, or remove it.' }) as const),
  ] as const;
  return needed.flatMap(({ pointer, path, remedy }) =>
    path === undefined || existsSync(join(folder, path))
      ? []
      : [{ pointer, message: `There is no ${relative('.', join(folder, path))}.`, remedy }],
  );
}
