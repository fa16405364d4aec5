const mark = '<!-- hors-ligne -->';

/**
 * Reads what is written for one kind of build only: a line with `<!-- hors-ligne -->` stays when visitors’ browsers keep a
 * copy of the site, without this mark, and goes when they do not.
 *
 * @example toOfflineText('a\nb <!-- hors-ligne -->\n', false) // 'a\n'
 */
export function toOfflineText(markdown: string, isKept: boolean): string {
  if (!markdown.includes(mark)) return markdown;
  const lines = markdown.split('\n');
  return (
    isKept ? lines.map((line) => line.replace(` ${mark}`, '')) : lines.filter((line) => !line.includes(mark))
  ).join('\n');
}
