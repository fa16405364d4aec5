import { member, toObject, toText, type JsonObject } from '../contract/json';
import type { Resolve } from '../contract/references';
import { createAnchors } from './anchors';
import { toDocumentation, toSafeUrl } from './documentation';
import { toRichText } from './richText';
import { toSecuritySchemes } from './security';
import { toServers } from './servers';
import type { IntroductionPage, NamedLink } from './types';

/** @see https://spec.openapis.org/oas/v3.1.0#info-object */
export function toIntroduction(document: JsonObject, resolve: Resolve): IntroductionPage {
  const anchors = createAnchors();
  const info = toObject(document['info']);
  const summary = toText(info['summary']);
  const description = toText(info['description']);
  const terms = toSafeUrl(info['termsOfService']);
  const contact = toContact(info['contact']);
  const license = toLicense(info['license']);
  return {
    kind: 'introduction',
    title: toText(info['title']) ?? 'API',
    version: toText(info['version']) ?? '',
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description: toRichText(description, anchors) }),
    servers: toServers(document, anchors),
    authentication: toSecuritySchemes(member(document['components'], 'securitySchemes'), resolve, anchors),
    ...(contact !== undefined && { contact }),
    ...(license !== undefined && { license }),
    ...(terms !== undefined && { terms }),
    ...toDocumentation(document),
  };
}

function toContact(contact: unknown): NamedLink | undefined {
  const { name, url, email } = toObject(contact);
  const address = toSafeUrl(url) ?? (toText(email) === undefined ? undefined : `mailto:${String(email)}`);
  const title = toText(name) ?? toText(email) ?? toText(url);
  return title === undefined ? undefined : { name: title, ...(address !== undefined && { url: address }) };
}

function toLicense(license: unknown): NamedLink | undefined {
  const { name, url, identifier } = toObject(license);
  const title = toText(name);
  if (title === undefined) return undefined;
  const address =
    toSafeUrl(url) ??
    (toText(identifier) === undefined ? undefined : `https://spdx.org/licenses/${String(identifier)}.html`);
  return { name: title, ...(address !== undefined && { url: address }) };
}
