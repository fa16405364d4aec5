import { isObject, member, members } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { LocatedProblem } from './locatedProblem.ts';

/**
 * Finds examples of the same error with different titles. An error’s title must be stable, even in an operation’s own
 * example.
 */
export function inconsistentTitles(document: JsonObject): readonly LocatedProblem[] {
  const titles = new Map<unknown, unknown>();
  return members(member(document['components'], 'examples')).flatMap(([name, example]): readonly LocatedProblem[] => {
    const value = member(example, 'value');
    if (!isObject(member(example, 'x-error'))) return [];
    const code = member(value, 'code');
    const title = titles.get(code) ?? member(example, 'summary');
    titles.set(code, title);
    const others = [member(example, 'summary'), member(value, 'title')].filter((one) => one !== title);
    if (others.length === 0) return [];
    const message = `Error "${String(code)}" is titled "${String(others[0])}" here, but "${String(title)}" elsewhere.`;
    return [{ location: `components/examples/${name}`, message, remedy: 'Use the same title everywhere.' }];
  });
}
