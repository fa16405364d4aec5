import type { ListItem, RootContent } from 'mdast';
import {
  extractPath,
  groupPath,
  serialize,
  toBlocks,
  toCode,
  toHeading,
  toItem,
  toLink,
  toList,
  toLists,
  toOneLine,
  toParagraph,
  toPhrasing,
  toSection,
  toStrong,
} from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import type { Sample } from '@apidoc/samples';
import { bodyTitle, parameterTitles } from '../../model/titles';
import { operationTitles } from './sections';
import type { HistoryEntry, OperationPage, OperationStep } from './types';
import { toBodyBlocks, toCallbackBlocks, toResponseBlocks } from '../../markdown/contents';
import {
  toDocumentationNodes,
  toFactItem,
  toOperationItem,
  toOperationPhrases,
  toSchemaItems,
  toServerItem,
} from '../../markdown/links';
import { toFactItems } from './factsMarkdown';
import { toFieldItems } from '../../markdown/schema';

/** Renders the page of an operation as Markdown. */
export function toOperationMarkdown(page: OperationPage, links: Links): string {
  const { title, method, path, group, description, body } = page;
  const extract = links.toRootUrl(extractPath(page.slug));
  return serialize([
    toHeading(1, title),
    toParagraph(toCode(`${method} ${path}`)),
    ...toNotices(page, links),
    ...toBlocks(description ?? [], links, 3),
    toList([
      ...toFactItems(page.facts, links),
      toFactItem('Groupe', [toLink(links.toUrl(groupPath(group.slug)), group.title)]),
      toFactItem('Page', [toLink(links.pageUrl, links.pageUrl)]),
      toFactItem('Contrat OpenAPI de cette opération', [toLink(extract, extract)]),
    ]),
    ...toDocumentationNodes(page.documentation, links),
    ...toSection(operationTitles.servers, toLists(page.servers.map((server) => toServerItem(server, links)))),
    ...page.parameters.flatMap(({ location, note = [], fields }) =>
      toSection(parameterTitles[location], [...toBlocks(note, links, 3), ...toLists(toFieldItems(fields, links))]),
    ),
    ...(body === undefined ? [] : toSection(bodyTitle(body), toBodyBlocks(body, links))),
    ...toSection(
      operationTitles.responses,
      page.responses.flatMap((response) => toResponseBlocks(response, links)),
    ),
    ...toSection(
      operationTitles.callbacks,
      page.callbacks.flatMap((callback) => toCallbackBlocks(callback, links)),
    ),
    ...toSection('Exemples d’appel', page.samples.flatMap(toSampleBlocks)),
    ...toStepSection(operationTitles.previous, page.previous, links),
    ...toStepSection(operationTitles.next, page.next, links),
    ...toSection(operationTitles.schemas, toLists(toSchemaItems(page.schemas, links))),
    ...toSection(operationTitles.history, toLists((page.history ?? []).map((entry) => toHistoryItem(entry, links)))),
  ]);
}

function toHistoryItem({ version, date, category, breaking, text, target }: HistoryEntry, links: Links): ListItem {
  const head = [toStrong(date === undefined ? version : `${version}, ${date}`), ` — ${category}`];
  const badge = breaking === true ? [' (incompatible)'] : [];
  const [first, ...others] = text;
  const words = first?.type === 'paragraph' ? toPhrasing(first.children, links) : [];
  const link = target === undefined ? [] : [' ', toLink(links.toUrl(target.path), target.label), '.'];
  return toItem([...head, ...badge, '\u00a0: ', ...words, ...link], ...toBlocks(others, links, 'inline'));
}

function toNotices(page: OperationPage, links: Links): readonly RootContent[] {
  const { deprecated, replacement, withdrawal, knownIssues = [], deprecation, since } = page;
  const notices = [
    ...(since === undefined ? [] : [`${since.slice(0, 1).toUpperCase()}${since.slice(1)}.`]),
    ...(deprecated === true
      ? ['Opération obsolète\u00a0: elle fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.']
      : []),
  ].map((notice) => toParagraph(toStrong(notice)));
  return [
    ...notices,
    ...(withdrawal === undefined ? [] : [toParagraph(withdrawal)]),
    ...(replacement === undefined
      ? []
      : [toParagraph('À employer à sa place\u00a0: ', ...toOperationPhrases(replacement, links), '.')]),
    ...toBlocks(deprecation ?? [], links, 'inline'),
    ...knownIssues.map((issue) =>
      toParagraph(toStrong('Problème connu\u00a0:'), ' ', toLink(links.toUrl(issue.path), issue.title), '.'),
    ),
  ];
}

/** Renders the sample request in one language. */
function toSampleBlocks({ label, language, text }: Sample): readonly RootContent[] {
  return [toHeading(3, label), { type: 'code', lang: language, value: text.trimEnd() }];
}

function toStepSection(title: string, steps: readonly OperationStep[], links: Links): readonly RootContent[] {
  const items = steps.map(({ reason, ...step }) =>
    toOperationItem(step, links, reason === undefined ? [] : ['\u00a0: ', ...toOneLine(reason, links)]),
  );
  return toSection(title, toLists(items));
}
