import type { ListItem, RootContent } from 'mdast';
import { errorCatalogue, errorsWording, userMessageTerm } from './errorsWording';
import { retryWording } from '../../model/retryWording';
import type { CatalogueError, ErrorGroup, ErrorOperations } from './model';
import { toExampleBlocks } from '../../markdown/contents';
import { toFactItem } from '../../markdown/links';
import {
  joinPhrases,
  serialize,
  toCode,
  toHeading,
  toList,
  toOneLine,
  toPageOpening,
  toPageLink,
  toParagraph,
} from '@apidoc/richtext';
import type { Links, LinkWriter, Phrasing } from '@apidoc/richtext';

/** Renders the error catalogue as Markdown. */
export function toErrorsMarkdown(groups: readonly ErrorGroup[], links: Links): string {
  const count = groups.reduce((sum, { errors }) => sum + errors.length, 0);
  return serialize([
    ...toPageOpening(errorCatalogue.title, links),
    toParagraph(errorsWording(count)),
    ...groups.flatMap(({ status, title, errors }) => [
      toHeading(2, `${status} ${title}`.trim()),
      ...errors.flatMap((error) => toErrorBlocks(error, links)),
    ]),
  ]);
}

function toErrorBlocks(error: CatalogueError, links: Links): readonly RootContent[] {
  const { code, title, example, operations } = error;
  return [
    toHeading(3, toCode(code), ` ${title}`),
    toList([...toErrorFacts(error, links), toFactItem('Renvoyée par', toOperations(operations, links))]),
    ...(example === undefined ? [] : toExampleBlocks(example, links)),
  ];
}

/** Renders the cause of an error, and what to do about it, as list items. */
export function toErrorFacts(
  { cause, remedy, userMessage, retry }: Omit<CatalogueError, 'operations'>,
  links: LinkWriter,
): readonly ListItem[] {
  return [
    ...(cause.length === 0 ? [] : [toFactItem('Cause', toOneLine(cause, links))]),
    ...(remedy.length === 0 ? [] : [toFactItem('Remède', toOneLine(remedy, links))]),
    ...(userMessage === undefined ? [] : [toFactItem(userMessageTerm, [`«\u00a0${userMessage}\u00a0»`])]),
    toFactItem('Réessayer', [retryWording(retry)]),
  ];
}

function toOperations({ rule, listed }: ErrorOperations, links: Links): readonly Phrasing[] {
  const names = joinPhrases(
    listed.map(({ slug, title }) => [toPageLink(slug, title, links)]),
    ', ',
  );
  if (rule === 'these') return names;
  return listed.length === 0 ? ['toutes les opérations'] : ['toutes les opérations, sauf ', ...names];
}
