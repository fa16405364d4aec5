import type { ListItem } from 'mdast';
import { serialize, toHeading, toLists, toPageLine, toParagraph, toPlainText } from '@apidoc/richtext';
import type { Links, RichText } from '@apidoc/richtext';
import type { TwinSource } from './twinSource';

/** A page that lists others. */
export function toIndexMarkdown(title: string, intro: string, items: readonly ListItem[], links: Links): string {
  return serialize([toHeading(1, title), toPageLine(links.pageUrl), toParagraph(intro), ...toLists(items)]);
}

/** The first line of a text, if there is one. */
export function toDescription(text: RichText = []): Pick<TwinSource, 'description'> {
  const [line = ''] = toPlainText(text).split('\n');
  return line === '' ? {} : { description: line };
}
