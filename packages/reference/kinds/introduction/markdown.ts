import type { ListItem, RootContent } from 'mdast';
import type { IntroductionPage } from './model';
import type { OAuthFlow, SecurityScheme } from '../../model/access/security';
import {
  serialize,
  toBlocks,
  toCode,
  toHeading,
  toItem,
  toLink,
  toLists,
  toOneLine,
  toPageLine,
  toParagraph,
  toSection,
  toTable,
} from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { toNamed, toServerItem } from '../../markdown/links';

/** Renders the introduction as Markdown. */
export function toIntroductionMarkdown(page: IntroductionPage, links: Links): string {
  const { title, version, summary, description, servers, authentication } = page;
  return serialize([
    toHeading(1, title),
    ...(summary === undefined ? [] : [toParagraph(summary)]),
    toParagraph(`Version ${version} du contrat`),
    toPageLine(links.pageUrl),
    ...toBlocks(description ?? [], links, 2),
    ...toSection('Serveurs', toLists(servers.map((server) => toServerItem(server, links)))),
    ...toSection(
      'Accès et portées',
      authentication.flatMap((scheme) => toSchemeBlocks(scheme, links)),
    ),
    ...toSection('Contact et licence', toLists(toContactItems(page, links))),
  ]);
}

function toSchemeBlocks(
  { name, type, detail, description, flows }: SecurityScheme,
  links: Links,
): readonly RootContent[] {
  return [
    toHeading(3, name),
    toParagraph(type, ...(detail === undefined ? [] : [' ', toCode(detail)])),
    ...toBlocks(description ?? [], links, 'inline'),
    ...flows.flatMap((flow) => toFlowBlocks(flow, links)),
  ];
}

function toFlowBlocks(
  { title, authorizationUrl, tokenUrl, refreshUrl, scopes }: OAuthFlow,
  links: Links,
): readonly RootContent[] {
  const addresses = [
    ['Autorisation', authorizationUrl],
    ['Jeton', tokenUrl],
    ['Renouvellement', refreshUrl],
  ] as const;
  return [
    toHeading(4, title),
    ...toLists(
      addresses.flatMap(([term, url]) => (url === undefined ? [] : [toItem([`${term}\u00a0: `, toCode(url)])])),
    ),
    ...(scopes.length === 0
      ? []
      : [
          toTable(
            [['Portée'], ['Ce qu’elle permet']],
            scopes.map(({ name, description }) => [[toCode(name)], toOneLine(description, links)]),
          ),
        ]),
  ];
}

function toContactItems(
  { contacts, license, terms, documentation }: IntroductionPage,
  links: Links,
): readonly ListItem[] {
  return [
    ...contacts.map((contact) => toItem(toNamed(contact, links))),
    ...(license === undefined ? [] : [toItem(['Licence du contrat\u00a0: ', ...toNamed(license, links)])]),
    ...(terms === undefined ? [] : [toItem([toLink(links.toUrl(terms.url), 'Conditions d’utilisation')])]),
    ...(documentation === undefined ? [] : [toItem(toNamed(documentation, links))]),
  ];
}
