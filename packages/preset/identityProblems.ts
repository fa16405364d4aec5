import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '@apidoc/openapi';
import type { Identity, SiteLink } from './identity';

/** A fault in the value of a member of the identity. */
interface MemberFault {
  readonly member: keyof Identity;
  readonly message: string;
  readonly remedy: string;
}

const requiredTexts = ['title', 'tagline', 'url', 'baseUrl', 'contract', 'firstGuide'] as const;

/**
 * Matches the names that are reserved for examples, which lead nowhere.
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
export function identityProblems(identity: Identity, folder: string): readonly Problem[] {
  const file = relative('.', join(folder, 'identity.ts'));
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const faults = [
    ...textFaults(identity),
    ...addressFaults(identity),
    ...linkFaults(identity),
    ...hostFaults(identity),
    ...policyFaults(identity),
    ...featureFaults(identity, folder),
  ];
  return faults.map(({ member, ...flaw }) => {
    const line = lines.findIndex((text) => text.startsWith(`  ${member}:`) || text.startsWith(`  ${member},`)) + 1;
    return { file, ...(line > 0 && { line }), pointer: member, ...flaw };
  });
}

function textFaults(identity: Identity): readonly MemberFault[] {
  return requiredTexts
    .filter((member) => !isText(identity[member]))
    .map((member) => ({
      member,
      message: `The value must be a text, but is ${JSON.stringify(identity[member])}.`,
      remedy: 'Write a text in quotes.',
    }));
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function addressFaults({ url, baseUrl, firstGuide, changelog, glossary, sources }: Identity): readonly MemberFault[] {
  const guides = [
    ['firstGuide', firstGuide],
    ['changelog', changelog?.page],
    ['glossary', glossary?.page],
    ['sources', sources?.page],
  ] as const;
  return [
    ...(isOrigin(url)
      ? []
      : [
          {
            member: 'url' as const,
            message: `${JSON.stringify(url)} is not the origin of a site.`,
            remedy: 'Write its scheme and host only, such as "https://docs.company.com".',
          },
        ]),
    ...(/^\/(?:[^/]+\/)*$/.test(baseUrl)
      ? []
      : [
          {
            member: 'baseUrl' as const,
            message: `The base URL ${JSON.stringify(baseUrl)} does not start and end with a slash.`,
            remedy: 'Set BASE_URL, or baseUrl in identity.ts, to another path, such as "/documentation/".',
          },
        ]),
    ...guides
      .filter(([, path]) => path !== undefined && !/^\/docs\/.*[^/]$/.test(path))
      .map(([member, path]) => ({
        member,
        message: `${JSON.stringify(path)} is not the path of a guide.`,
        remedy: 'Write the path from the site’s root, without a final slash, such as "/docs/intro".',
      })),
  ];
}

function isOrigin(url: unknown): boolean {
  return typeof url === 'string' && URL.canParse(url) && new URL(url).origin === url;
}

function linkFaults(identity: Identity): readonly MemberFault[] {
  return linksOf(identity).flatMap(({ member, link }): readonly MemberFault[] => {
    if ('href' in link) {
      if (/^(?:https?:\/\/|mailto:)./.test(link.href)) return [];
      return [{ member, message: `${toName(link)} is not an address.`, remedy: 'Write a page of this site as `to`.' }];
    }
    if (!link.to.startsWith('/'))
      return [{ member, message: `${toName(link)} is not a path.`, remedy: 'Start it with a slash.' }];
    if (identity.blog !== undefined || !/^\/blog(?:\/|$)/.test(link.to)) return [];
    return [
      { member, message: `${toName(link)} is of a blog, which the site lacks.`, remedy: 'Remove it, or set `blog`.' },
    ];
  });
}

function toName(link: SiteLink): string {
  return `The link "${link.label}" to ${JSON.stringify('to' in link ? link.to : link.href)}`;
}

function linksOf({ navbar, footer }: Identity) {
  return [
    ...navbar.map((link) => ({ member: 'navbar' as const, link })),
    ...footer.columns.flatMap(({ links }) => links).map((link) => ({ member: 'footer' as const, link })),
  ];
}

function hostFaults(identity: Identity): readonly MemberFault[] {
  if (identity.hasFictitiousHosts === true) return [];
  const addresses = [
    { member: 'url' as const, address: identity.url },
    { member: 'editUrl' as const, address: identity.editUrl ?? '' },
    ...linksOf(identity).flatMap(({ member, link }) => ('href' in link ? [{ member, address: link.href }] : [])),
  ];
  return addresses
    .filter(({ address }) => URL.canParse(address) && reservedHost.test(new URL(address).hostname))
    .map(({ member, address }) => ({
      member,
      message: `${address} leads nowhere: its name is reserved for examples.`,
      remedy: 'Write a real address, remove it, or set `hasFictitiousHosts`, with which the footer says so.',
    }));
}

function policyFaults({ policy = {} }: Identity): readonly MemberFault[] {
  return Object.entries(policy).flatMap(([directive, sources]) => {
    const unknown = policyDirectives.includes(directive)
      ? []
      : [
          {
            member: 'policy' as const,
            message: `Sources cannot be added to "${directive}".`,
            remedy: `Use ${policyDirectives.join(', ')}.`,
          },
        ];
    const wrong = sources
      .filter((source) => !/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(source))
      .map((source) => ({
        member: 'policy' as const,
        message: `"${source}" is not an origin that the policy can allow.`,
        remedy: 'Write a scheme and a host, such as "https://images.company.com".',
      }));
    return [...unknown, ...wrong];
  });
}

function featureFaults(
  { blog, glossary, sources, synonyms, styles = [], announcement }: Identity,
  folder: string,
): readonly MemberFault[] {
  const needed = [
    { member: 'blog', path: blog && 'blog', remedy: 'Create the folder with a post, or remove `blog`.' },
    { member: 'glossary', path: glossary?.file, remedy: 'Correct `file`, or remove `glossary`.' },
    { member: 'sources', path: sources?.file, remedy: 'Correct `file`, or remove `sources`.' },
    { member: 'synonyms', path: synonyms, remedy: 'Correct the path, or remove `synonyms`.' },
    ...styles.map((path) => ({ member: 'styles', path, remedy: 'Correct the path, or remove it.' }) as const),
  ] as const;
  const missing = needed.flatMap(({ member, path, remedy }) =>
    path === undefined || existsSync(join(folder, path))
      ? []
      : [{ member, message: `There is no ${relative('.', join(folder, path))}.`, remedy }],
  );
  if (announcement === undefined || /^[\w-]+$/.test(announcement.id)) return missing;
  return [
    ...missing,
    {
      member: 'announcement',
      message: `The id ${JSON.stringify(announcement.id)} cannot be stored.`,
      remedy: 'Use only letters, digits and hyphens.',
    },
  ];
}
