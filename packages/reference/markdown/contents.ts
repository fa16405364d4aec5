import type { Link, ListItem, RootContent } from 'mdast';
import {
  errorPath,
  joinPhrases,
  toBlocks,
  toCode,
  toHeading,
  toItem,
  toLabelled,
  toLink,
  toList,
  toLists,
  toOneLine,
  toPageLink,
  toParagraph,
  toStrong,
} from '@apidoc/richtext';
import type { Blocks, Links } from '@apidoc/richtext';
import { retryWording } from '../model/retryWording';
import { bodyTitle, noExample } from '../model/titles';
import type { Body, Content, ErrorCase, Example, Response } from '../model/exchange';
import type { Callback } from '../kinds/operation/types';
import { toFieldItems, toSchemaBlocks } from './schema';

/** Level of the headings of responses. It is deeper inside a callback. */
type Depth = 3 | 4;

/** Renders a body: its content by media type, each with its examples. */
export function toBodyBlocks({ description, contents }: Body, links: Links): Blocks {
  return [...toBlocks(description ?? [], links, 3), ...contents.flatMap((content) => toContentBlocks(content, links))];
}

/** Renders a response: its description, errors, headers and content. */
export function toResponseBlocks(response: Response, links: Links, depth: Depth = 3): readonly RootContent[] {
  const { status, title, description, headers, contents, errors } = response;
  return [
    toHeading(depth, title === '' ? status : `${status} ${title}`),
    ...toBlocks(description ?? [], links, 'inline'),
    ...toLabelledList(
      'Erreurs',
      errors.map((error) => toErrorItem(error, links)),
    ),
    ...toLabelledList('En-têtes', toFieldItems(headers, links)),
    ...contents.flatMap((content) => toContentBlocks(content, links)),
  ];
}

/** Renders a callback: its body, and the expected responses. */
export function toCallbackBlocks(callback: Callback, links: Links): readonly RootContent[] {
  const { title, slug, method, expression, description, body, responses } = callback;
  return [
    toHeading(3, title),
    toParagraph(toCode(`${method} ${expression}`)),
    ...(slug === undefined ? [] : [toParagraph('Sa page\u00a0: ', toPageLink(slug, title, links), '.')]),
    ...toBlocks(description ?? [], links, 'inline'),
    ...(body === undefined ? [] : [toHeading(4, bodyTitle(body)), ...toBodyBlocks(body, links)]),
    ...responses.flatMap((response) => toResponseBlocks(response, links, 4)),
  ];
}

function toLabelledList(label: string, items: Parameters<typeof toLists>[0]): Blocks {
  return items.length === 0 ? [] : [toParagraph(`${label}\u00a0:`), toList(items)];
}

function toErrorItem({ code, title, cause, remedy, retry }: ErrorCase, links: Links): ListItem {
  const facts = [
    ...(cause.length === 0 ? [] : [toLabelled('Cause', toOneLine(cause, links))]),
    ...(remedy.length === 0 ? [] : [toLabelled('Remède', toOneLine(remedy, links))]),
    toLabelled('Réessayer', [retryWording(retry)]),
  ];
  return toItem([toErrorLink(code, links), ` (${title}). `, ...joinPhrases(facts, ' ')]);
}

/** Returns a link to the error in the catalogue. */
function toErrorLink(code: string, links: Links): Link {
  return toLink(links.toUrl(errorPath(code)), toCode(code));
}

/** Renders the content of a body or a response in one media type, then its examples. */
function toContentBlocks({ mediaType, schema, examples, hasNoExample }: Content, links: Links): Blocks {
  const label = ['Type de contenu\u00a0: ', toCode(mediaType)];
  return [
    ...(schema === undefined ? [toParagraph(...label)] : toSchemaBlocks(label, schema, links)),
    ...examples.flatMap((example) => toExampleBlocks(example, links)),
    ...(hasNoExample === true ? [toParagraph(noExample)] : []),
  ];
}

/** Renders an example with its title and description, as a fenced code block. */
export function toExampleBlocks({ title, description, text, language, isLink }: Example, links: Links): Blocks {
  return [
    toParagraph(toStrong('Exemple'), `\u00a0: ${title}`),
    ...toBlocks(description ?? [], links, 'inline'),
    isLink === true ? toParagraph(toLink(text, text)) : { type: 'code', lang: language, value: text },
  ];
}
