import { code, deprecatedLabel, link, list, paragraph, phrases, section, sectionIf, text, words } from '@reliure/page';
import type { Block, Item, SectionBlock } from '@reliure/page';
import { describeNamed, describeServers } from '../../describe/links.ts';
import type { OAuthFlow, SecurityScheme } from '../../model/access/security.ts';
import { schemeAnchor } from '../../model/sections.ts';
import { texts } from '../../texts/index.ts';
import type { IntroductionPage } from './model.ts';

/** Describes the whole API: what its contract says of it, its servers, and how to get access. */
export function describeIntroduction(page: IntroductionPage): readonly Block[] {
  const { version, from, summary, description = [], servers, authentication } = page;
  const contacts = toContacts(page);
  const serverNames = servers.flatMap(({ name }) => name ?? []).join(', ');
  const anchors = texts().anchors.introduction;
  const wording = texts().introduction;
  return [
    ...(summary === undefined ? [] : [{ ...words(summary), look: 'lead' } as const]),
    { ...words(wording.version(version, from)), look: 'soft' },
    { ...text(description), topLevel: 2 },
    ...sectionIf(servers.length > 0, anchors.servers, wording.servers, [describeServers(servers)], {
      ...(serverNames !== '' && { search: { title: wording.servers, text: serverNames } }),
    }),
    ...sectionIf(authentication.length > 0, anchors.access, wording.access, authentication.map(describeScheme)),
    ...sectionIf(contacts.length > 0, anchors.contact, wording.contact, [list(contacts)]),
  ];
}

function describeScheme(scheme: SecurityScheme): SectionBlock {
  const { name, type, detail, deprecated, metadataUrl, description = [], flows } = scheme;
  const mark = deprecated === true ? [` (${deprecatedLabel()})`] : [];
  return section(
    schemeAnchor(name),
    name,
    [
      text([paragraph(type, ...(detail === undefined ? [] : [' ', code(detail)]), ...mark)]),
      text(description),
      ...(metadataUrl === undefined ? [] : [words(texts().introduction.metadata, code(metadataUrl))]),
      ...flows.flatMap((flow) => describeFlow(name, flow)),
    ],
    { level: 3 },
  );
}

function describeFlow(scheme: string, flow: OAuthFlow): readonly Block[] {
  const { title, authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl, scopes } = flow;
  const { authorization, device, token, refresh } = texts().introduction;
  const { scope: scopeTerm, meaning } = texts().security;
  const addresses = [
    [authorization, authorizationUrl],
    [device, deviceAuthorizationUrl],
    [token, tokenUrl],
    [refresh, refreshUrl],
  ] as const;
  const items = addresses.flatMap(([term, url]): readonly Item[] =>
    url === undefined ? [] : [{ phrases: phrases(term, code(url)) }],
  );
  return [
    words(title),
    list(items),
    ...(scopes.length === 0
      ? []
      : [
          {
            kind: 'table',
            columns: [scopeTerm, meaning],
            groups: [
              {
                rows: scopes.map((scope) => ({
                  // Several flows may have the same scope.
                  search: { title: scope.name, anchor: schemeAnchor(scheme) },
                  cells: [words(code(scope.name)), text(scope.description)],
                })),
              },
            ],
          } as const,
        ]),
  ];
}

function toContacts({ contacts, license, terms, documentation }: IntroductionPage): readonly Item[] {
  const wording = texts().introduction;
  return [
    ...contacts.map((contact) => ({ phrases: phrases(describeNamed(contact)) })),
    ...(license === undefined ? [] : [{ phrases: phrases(wording.license, describeNamed(license)) }]),
    ...(terms === undefined ? [] : [{ phrases: phrases(link(terms, wording.terms)) }]),
    ...(documentation === undefined ? [] : [{ phrases: phrases(describeNamed(documentation)) }]),
  ];
}
