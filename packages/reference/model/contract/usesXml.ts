import { member, members, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { isXml } from '@reliure/samples';

/** Whether an operation sends or receives XML, as a body, a response or a part of a form. */
export function usesXml({ requestBody, responses }: JsonObject, resolve: Resolve): boolean {
  const holders = [requestBody, ...members(responses).map(([, response]) => response)];
  return holders
    .flatMap((holder) => members(resolve(holder).node['content']))
    .some(([mediaType, media]) => isXml(mediaType) || hasXmlPart(resolve(media).node['encoding']));
}

function hasXmlPart(encoding: unknown): boolean {
  return members(encoding).some(([, part]) => isXml(toText(member(part, 'contentType')) ?? ''));
}
