import { texts } from '../texts.ts';

/**
 * Selects the lines for one kind of build. A line with `<!-- offline -->`, or `<!-- hors-ligne -->` on a French site, is
 * kept, without this marker, if visitors’ browsers keep a copy of the site; otherwise it is removed.
 *
 * @example toOfflineText('a\nb <!-- offline -->\n', false) // 'a\n'
 */
export function toOfflineText(markdown: string, hasOfflineCopy: boolean): string {
  const { marker } = texts().offline;
  if (!markdown.includes(marker)) return markdown;
  const lines = markdown.split('\n');
  return (
    hasOfflineCopy
      ? lines.map((line) => line.replace(` ${marker}`, ''))
      : lines.filter((line) => !line.includes(marker))
  ).join('\n');
}
