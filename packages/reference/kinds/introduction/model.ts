import { member, members, toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { createAnchors, toDescription, toHeadingAnchors } from '@reliure/richtext';
import type { Anchors, LinkTarget, RichText, TextLinks } from '@reliure/richtext';
import { toDocumentation, toTarget } from '@reliure/richtext';
import { toInfo, type Info } from '../../model/contract/info.ts';
import { texts } from '../../texts/index.ts';
import { schemeAnchor } from '../../model/sections.ts';
import { toSecuritySchemes } from '../../model/access/security.ts';
import { toServers } from '../../model/access/servers.ts';
import type { NamedLink } from '@reliure/richtext';
import type { BuildContext } from '../kind.ts';
import type { SecurityScheme } from '../../model/access/security.ts';
import type { Server } from '../../model/access/servers.ts';

/** The contract’s description of the whole API: its `info`, servers and security schemes. */
export interface IntroductionPage extends Info {
  readonly description?: RichText;
  readonly servers: readonly Server[];
  readonly authentication: readonly SecurityScheme[];
  readonly contacts: readonly NamedLink[];
  readonly license?: NamedLink;
  readonly terms?: LinkTarget;
  /** Link to external documentation. */
  readonly documentation?: NamedLink & LinkTarget;
}

export interface IntroductionProps {
  readonly page: IntroductionPage;
}

/** @see https://spec.openapis.org/oas/v3.1.0#info-object */
export function toIntroduction({
  document,
  resolve,
  links,
}: Pick<BuildContext, 'document' | 'resolve' | 'links'>): IntroductionPage {
  const anchors = createIntroductionAnchors(document, links);
  const info = toObject(document['info']);
  const terms = toTarget(info['termsOfService'], anchors);
  const contacts = toContacts(info['contact'], anchors);
  const license = toLicense(info['license'], anchors);
  return {
    ...toInfo(document),
    ...toDescription(info, anchors),
    servers: toServers(document, anchors),
    authentication: toSecuritySchemes(securitySchemes(document), resolve, anchors),
    contacts,
    ...(license !== undefined && { license }),
    ...(terms !== undefined && { terms }),
    ...toDocumentation(document, anchors),
  };
}

/** Returns the anchors of the description’s headings on the page, by the fragments that link to them. */
export function toIntroductionHeadings(document: JsonObject): ReadonlyMap<string, string> {
  const description = toText(member(document['info'], 'description'));
  return description === undefined ? new Map() : toHeadingAnchors(description, createIntroductionAnchors(document));
}

function createIntroductionAnchors(document: JsonObject, links?: TextLinks): Anchors {
  const schemes = members(securitySchemes(document)).map(([name]) => schemeAnchor(name));
  const reserved = [...Object.values(texts().anchors.introduction), ...schemes];
  return createAnchors({ reserved, ...(links !== undefined && { links }) });
}

function securitySchemes(document: JsonObject): unknown {
  return member(document['components'], 'securitySchemes');
}

/** Returns links to the contact’s page or mail address, or to both. */
function toContacts(contact: unknown, anchors: Anchors): readonly NamedLink[] {
  const { name, url, email } = toObject(contact);
  const address = toText(email);
  const page = toTarget(url, anchors);
  const mail = address === undefined ? undefined : { url: `mailto:${address}` };
  const title = toText(name) ?? (page === undefined ? address : undefined) ?? toText(url);
  return [
    ...(title === undefined ? [] : [{ name: title, ...(page ?? mail) }]),
    ...(page === undefined || address === undefined ? [] : [{ name: address, ...mail }]),
  ];
}

function toLicense(license: unknown, anchors: Anchors): NamedLink | undefined {
  const { name, url, identifier } = toObject(license);
  const title = toText(name);
  if (title === undefined) return undefined;
  return { name: title, ...(toTarget(url, anchors) ?? toSpdxPage(toText(identifier) ?? '')) };
}

/**
 * Returns the SPDX page of a licence. Expressions such as `MIT OR Apache-2.0` have none.
 *
 * @see https://spdx.org/licenses/
 */
function toSpdxPage(expression: string): LinkTarget | undefined {
  const isListed = /^(?!LicenseRef-)[A-Za-z0-9.-]+$/.test(expression);
  return isListed ? { url: `https://spdx.org/licenses/${expression}.html` } : undefined;
}
