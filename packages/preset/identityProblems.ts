import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from '@reliure/language';
import type { PointerProblem, FileProblem } from '@reliure/openapi';
import type { Identity, SiteLink } from './identity.ts';
import { referenceProblems } from './referenceProblems.ts';

/** A problem of a setting; its pointer is the name of the setting. */
type IdentityProblem = PointerProblem & { readonly pointer: keyof Identity };

const requiredStrings = ['title', 'tagline', 'url', 'baseUrl', 'contract', 'firstGuide'] as const;

/**
 * Matches the host names that are reserved for examples.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606
 */
const reservedHost = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/;

const policyDirectives: readonly string[] = ['img-src', 'font-src', 'media-src', 'frame-src', 'connect-src'];

/**
 * Finds the settings with which a site could not be built or would be wrong.
 *
 * @param folder The site’s folder, which contains `identity.ts`.
 */
export function identityProblems(identity: Identity, folder: string): readonly FileProblem[] {
  const file = relative('.', join(folder, 'identity.ts'));
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const problems = [
    ...languageProblems(identity),
    ...stringProblems(identity),
    ...addressProblems(identity),
    ...linkProblems(identity),
    ...referenceProblems(identity).map((problem) => ({ pointer: 'otherReferences' as const, ...problem })),
    ...hostProblems(identity),
    ...policyProblems(identity),
    ...featureProblems(identity, folder),
  ];
  return problems.map((problem) => {
    const name = problem.pointer;
    const line = lines.findIndex((text) => text.startsWith(`  ${name}:`) || text.startsWith(`  ${name},`)) + 1;
    return { file, ...(line > 0 && { line }), ...problem };
  });
}

function languageProblems({ language, checks }: Identity): readonly IdentityProblem[] {
  const known = languages.map((name) => `"${name}"`).join(' or ');
  if (!languages.includes(language))
    return [
      {
        pointer: 'language',
        message: `The language must be ${known}, but is ${JSON.stringify(language)}.`,
        remedy: 'Write the language in which the guides and the contract are.',
      },
    ];
  if (checks.french !== true || language === 'fr') return [];
  return [
    {
      pointer: 'checks',
      message: `\`french\` checks texts in French, but the language of the site is "${language}".`,
      remedy: 'Remove it, or correct `language`.',
    },
  ];
}

function stringProblems(identity: Identity): readonly IdentityProblem[] {
  return requiredStrings
    .filter((member) => !isNonEmptyString(identity[member]))
    .map((member) => ({
      pointer: member,
      message: `The value must be a non-empty string, but is ${JSON.stringify(identity[member])}.`,
      remedy: 'Write a string.',
    }));
}

function isNonEmptyString(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function addressProblems({
  url,
  baseUrl,
  firstGuide,
  changelog,
  glossary,
  sources,
  otherReferences = [],
}: Identity): readonly IdentityProblem[] {
  const guides = [
    ['firstGuide', firstGuide],
    ['changelog', changelog?.page],
    ...otherReferences.map((other) => ['otherReferences', other.changelog?.page] as const),
    ['glossary', glossary?.page],
    ['sources', sources?.page],
  ] as const;
  return [
    ...(isOrigin(url)
      ? []
      : [
          {
            pointer: 'url' as const,
            message: `${JSON.stringify(url)} is not the origin of a site.`,
            remedy: 'Write its scheme and host only, such as "https://docs.company.com".',
          },
        ]),
    ...(/^\/(?:[^/]+\/)*$/.test(baseUrl)
      ? []
      : [
          {
            pointer: 'baseUrl' as const,
            message: `The base URL ${JSON.stringify(baseUrl)} does not start and end with a slash.`,
            remedy: 'Set BASE_URL, or baseUrl in identity.ts, to another path, such as "/documentation/".',
          },
        ]),
    ...guides
      .filter(([, path]) => path !== undefined && !/^\/docs\/.*[^/]$/.test(path))
      .map(([pointer, path]) => ({
        pointer,
        message: `${JSON.stringify(path)} is not the path of a guide.`,
        remedy: 'Write the path from the site’s root, without a final slash, such as "/docs/intro".',
      })),
  ];
}

function isOrigin(url: unknown): boolean {
  return typeof url === 'string' && URL.canParse(url) && new URL(url).origin === url;
}

function linkProblems(identity: Identity): readonly IdentityProblem[] {
  return linksOf(identity).flatMap(({ pointer, link }): readonly IdentityProblem[] => {
    if ('href' in link) {
      if (/^(?:https?:\/\/|mailto:)./.test(link.href)) return [];
      return [
        {
          pointer,
          message: `${toName(link)} is not a web or mail address.`,
          remedy: 'Write a page of this site as `to`.',
        },
      ];
    }
    if (!link.to.startsWith('/'))
      return [{ pointer, message: `${toName(link)} is not a path.`, remedy: 'Start it with a slash.' }];
    if (identity.blog !== undefined || !/^\/blog(?:\/|$)/.test(link.to)) return [];
    return [
      {
        pointer,
        message: `${toName(link)} points to the blog, but this site has none.`,
        remedy: 'Remove it, or set `blog`.',
      },
    ];
  });
}

function toName(link: SiteLink): string {
  return `The link "${link.label}" to ${JSON.stringify('to' in link ? link.to : link.href)}`;
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

function policyProblems({ policy = {} }: Identity): readonly IdentityProblem[] {
  return Object.entries(policy).flatMap(([directive, sources]) => {
    const unknown = policyDirectives.includes(directive)
      ? []
      : [
          {
            pointer: 'policy' as const,
            message: `Sources cannot be added to "${directive}".`,
            remedy: `Use ${policyDirectives.join(', ')}.`,
          },
        ];
    const wrong = sources
      .filter((source) => !/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(source))
      .map((source) => ({
        pointer: 'policy' as const,
        message: `"${source}" is not an origin that the policy can allow.`,
        remedy: 'Write a scheme and a host, such as "https://images.company.com".',
      }));
    return [...unknown, ...wrong];
  });
}

function featureProblems(
  { blog, glossary, sources, synonyms, styles = [], announcement }: Identity,
  folder: string,
): readonly IdentityProblem[] {
  const needed = [
    { pointer: 'blog', path: blog && 'blog', remedy: 'Create the folder with a post, or remove `blog`.' },
    { pointer: 'glossary', path: glossary?.file, remedy: 'Correct `file`, or remove `glossary`.' },
    { pointer: 'sources', path: sources?.file, remedy: 'Correct `file`, or remove `sources`.' },
    { pointer: 'synonyms', path: synonyms, remedy: 'Correct the path, or remove `synonyms`.' },
    ...styles.map((path) => ({ pointer: 'styles', path, remedy: 'Correct the path, or remove it.' }) as const),
  ] as const;
  const missing = needed.flatMap(({ pointer, path, remedy }) =>
    path === undefined || existsSync(join(folder, path))
      ? []
      : [{ pointer, message: `There is no ${relative('.', join(folder, path))}.`, remedy }],
  );
  if (announcement === undefined || /^[\w-]+$/.test(announcement.id)) return missing;
  return [
    ...missing,
    {
      pointer: 'announcement',
      message: `The id ${JSON.stringify(announcement.id)} cannot be stored.`,
      remedy: 'Use only letters, digits and hyphens.',
    },
  ];
}
