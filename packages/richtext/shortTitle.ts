/** The longest title that is shown whole in narrow places. The patterns below leave room for an ellipsis. */
const longest = 80;

/**
 * Returns the short form of a title for narrow places, such as the sidebar: its first sentence, or as many words as fit.
 * Returns `undefined` for a title that is short enough.
 *
 * @example toShortTitle('Lists orders. Requires …') // 'Lists orders'
 */
export function toShortTitle(title: string): string | undefined {
  if (title.length <= longest) return undefined;
  const [sentence = ''] = /^.*?\S{2}(?=[.!?…](?:\s|$)|[。！？])/u.exec(title) ?? [];
  if (sentence !== '' && sentence.length <= longest) return sentence;
  const words = /^.{40,79}(?=[\s,;:(–—-])/su.exec(title)?.[0].replace(/[\s,;:(–—-]+$/u, '');
  return `${words ?? /^.{79}/su.exec(title)?.[0] ?? title}…`;
}
