import { pointerTokens } from '@reliure/openapi';
import { codeAnchor } from '@reliure/richtext';
import { parameterKey } from '../types.ts';
import type { ComposerFile } from '../types.ts';

/** Returns a function that finds the anchor of a field’s description on the page, or of what contains it. */
export function toAnchorOf({ parameters, body }: ComposerFile): (pointer: string) => string | undefined {
  const anchors = new Map(parameters.map((parameter) => [parameterKey(parameter), parameter.anchor]));
  return (pointer) => {
    const [part, ...tokens] = pointerTokens(pointer);
    const root = part === 'body' ? body?.anchor : anchors.get(tokens.shift() ?? '');
    // The items of a list are described where the list is.
    const names = tokens.filter((token) => !/^\d+$/.test(token)).map((name) => codeAnchor(name));
    for (let length = names.length; length >= 0; length -= 1) {
      const anchor = [root, ...names.slice(0, length)].join('.');
      if (root !== undefined && document.getElementById(anchor) !== null) return anchor;
    }
    return undefined;
  };
}
