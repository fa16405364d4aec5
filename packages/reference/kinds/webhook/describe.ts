import {
  code,
  list,
  method,
  pageLink,
  phrases,
  searchPhrases,
  section,
  sectionIf,
  skippedText,
  strong,
  text,
  words,
} from '@reliure/page';
import type { Block } from '@reliure/page';
import {
  describeBody,
  describeExchangeExamples,
  describeParameters,
  describeResponse,
} from '../../describe/exchange.ts';
import { describeDocumentation, describeSchemaLinks, operationItem } from '../../describe/links.ts';
import { securityWording } from '../../model/access/securityWording.ts';
import { texts } from '../../texts/index.ts';
import type { WebhookPage } from './model.ts';

/** Describes a call that the API sends: its triggers, address and authentication, its body, and the expected responses. */
export function describeWebhook(page: WebhookPage): readonly Block[] {
  const { description = [], documentation, triggers, security, parameters, body, responses } = page;
  const { caller, deprecated, sections } = texts().webhook;
  const isSigned = security.flat().length > 0 || page.signature !== undefined;
  return [
    words(
      method(page.method),
      ' ',
      strong(caller),
      page.since === undefined ? '' : ` ${page.since}`,
      ...(page.deprecated === true ? [' ', strong(deprecated)] : []),
    ),
    text(description),
    ...(documentation === undefined ? [] : [words(...describeDocumentation(documentation))]),
    searchPhrases(page.searchPhrases),
    {
      kind: 'columns',
      main: [
        ...sectionIf(triggers.length > 0, sections.trigger.id, sections.trigger.title, [
          list(triggers.map(operationItem)),
        ]),
        section(sections.address.id, sections.address.title, describeAddress(page)),
        ...sectionIf(isSigned, sections.signature.id, sections.signature.title, [
          ...(security.flat().length > 0 ? skippedText(securityWording(security)) : []),
          text(page.signature ?? []),
        ]),
        ...parameters.map((parameter) => describeParameters(parameter)),
        ...(body === undefined
          ? []
          : [section(sections.body.id, sections.body.title, describeBody(body), { isExpandable: true })]),
        ...sectionIf(
          responses.length > 0,
          sections.responses.id,
          sections.responses.title,
          responses.map((response) => describeResponse(response)),
          { isExpandable: true },
        ),
        ...sectionIf(page.retry !== undefined, sections.retry.id, sections.retry.title, [text(page.retry ?? [])]),
        ...sectionIf(page.schemas.length > 0, sections.schemas.id, sections.schemas.title, [
          describeSchemaLinks(page.schemas),
        ]),
      ],
      aside: describeExchangeExamples({ ...(body !== undefined && { body }), responses, calls: [], servers: [] }),
    },
  ];
}

function describeAddress({ address: called }: WebhookPage): readonly Block[] {
  if (called === undefined) return [words(texts().webhook.agreedAddress)];
  return [
    words(code(called.expression)),
    list(called.parts.map((part) => ({ phrases: phrases(code(part.code)), note: phrases(part.words) }))),
  ];
}

/** Describes the index of the calls that the API sends. */
export function describeWebhookIndex(webhooks: readonly WebhookPage[]): readonly Block[] {
  return [
    list(
      webhooks.map(({ slug, title, method: name, description = [] }) => ({
        phrases: phrases(method(name), ' ', pageLink(slug, title)),
        blocks: skippedText(description.slice(0, 1)),
      })),
      'cards',
    ),
  ];
}
