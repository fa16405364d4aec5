import type { ListItem, RootContent } from 'mdast';
import {
  serialize,
  toBlocks,
  toCode,
  toHeading,
  toItem,
  toLists,
  toPageLine,
  toPageLink,
  toParagraph,
  toSection,
  toStrong,
} from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { toBodyBlocks, toResponseBlocks } from '../../markdown/contents';
import { toDocumentationNodes, toOperationItem, toSchemaItems } from '../../markdown/links';
import { toFieldItems } from '../../markdown/schema';
import { securityWording } from '../../model/access/securityWording';
import { parameterTitles } from '../../model/titles';
import type { WebhookPage } from './model';
import { agreedAddress, callerWording, webhookSections } from './webhookWording';

/** Renders the page of a webhook as Markdown. */
export function toWebhookMarkdown(page: WebhookPage, links: Links): string {
  const { title, method, since, description, documentation, triggers, parameters, body, responses, retry } = page;
  return serialize([
    toHeading(1, title),
    toParagraph(toStrong(callerWording)),
    toPageLine(links.pageUrl),
    toParagraph('Méthode\u00a0: ', toCode(method), ...(since === undefined ? [] : [`, ${since}`])),
    ...toBlocks(description ?? [], links, 3),
    ...toDocumentationNodes(documentation, links),
    ...toSection(
      webhookSections.trigger.title,
      toLists(triggers.map((operation) => toOperationItem(operation, links))),
    ),
    ...toSection(webhookSections.address.title, toAddressNodes(page)),
    ...toSection(webhookSections.signature.title, toSignature(page, links)),
    ...parameters.flatMap(({ location, note = [], fields }) =>
      toSection(parameterTitles[location], [...toBlocks(note, links, 3), ...toLists(toFieldItems(fields, links))]),
    ),
    ...toSection(webhookSections.body.title, body === undefined ? [] : toBodyBlocks(body, links)),
    ...toSection(
      webhookSections.responses.title,
      responses.flatMap((response) => toResponseBlocks(response, links)),
    ),
    ...toSection(webhookSections.retry.title, toBlocks(retry ?? [], links, 3)),
    ...toSection(webhookSections.schemas.title, toLists(toSchemaItems(page.schemas, links))),
  ]);
}

/** Returns all webhooks as Markdown list items. */
export function toWebhookItems(pages: readonly WebhookPage[], links: Links): readonly ListItem[] {
  return pages.map(({ slug, title, method, description = [] }) =>
    toItem(
      [toPageLink(slug, title, links), ' ', toCode(method)],
      ...toBlocks(description.slice(0, 1), links, 'inline'),
    ),
  );
}

function toAddressNodes({ address }: WebhookPage): readonly RootContent[] {
  if (address === undefined) return [toParagraph(agreedAddress)];
  return [
    toParagraph(toCode(address.expression)),
    ...toLists(address.parts.map(({ code, words }) => toItem([toCode(code), `\u00a0: ${words}`]))),
  ];
}

function toSignature({ security, signature = [] }: WebhookPage, links: Links): readonly RootContent[] {
  return [
    ...(security.flat().length === 0 ? [] : toBlocks(securityWording(security), links, 3)),
    ...toBlocks(signature, links, 3),
  ];
}
