import type { Nodes } from 'mdast';
import type { LineProblem } from '@reliure/openapi';

const htmlNames: ReadonlySet<string> = new Set(
  [
    'a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center',
    'cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font',
    'footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map',
    'mark menu meta meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp',
    'script search section select slot small source span strike strong style sub summary sup table tbody td template',
    'textarea tfoot th thead time title tr track tt u ul var video wbr',
    'svg circle clippath defs desc ellipse foreignobject g image line lineargradient marker mask path pattern polygon',
    'polyline radialgradient rect stop symbol text tspan use math mi mn mo mrow msub msup mfrac msqrt annotation semantics',
  ].flatMap((names) => names.split(' ')),
);

/** Imports and exports, which only MDX reads. */
const code = new RegExp(
  String.raw`^(?:import\s+(?:[\w$*{][^'"]*\sfrom\s+)?(["'])[^'"\n]+\1` +
    String.raw`|export\s+(?:const|let|var)\s+[\w$]+\s*=|export\s+(?:default\s+)?(?:async\s+)?(?:function|class)\b[^\n]*[({]` +
    String.raw`|export\s+(?:default\s+)?\{)[^\n]*`,
  'm',
);

/** Finds what only MDX reads in a file of Markdown: there it shows as text, or not at all. */
export function jsxProblems(node: Nodes, source: string): readonly LineProblem[] {
  const line = node.position?.start.line ?? 1;
  const { start, end } = node.position ?? {};
  switch (node.type) {
    case 'paragraph': {
      const text = source.slice(start?.offset, end?.offset);
      const found = code.exec(text);
      if (found === null) return [];
      const [first = ''] = found[0].split('\n');
      return [
        { line: line + linesBefore(text, found.index), message: `"${first}" would be published as text.`, remedy },
      ];
    }
    case 'text':
      return [...node.value.matchAll(/\{\/\*[^]*?\*\/\}|<[A-Z]\w*(?:\.\w+)+[^>]*>/g)].map(({ 0: written, index }) => ({
        line: line + linesBefore(node.value, index),
        message: `"${written.split('\n')[0] ?? ''}" would be published as text.`,
        remedy: written.startsWith('{') ? 'Write comments as <!-- … -->.' : remedy,
      }));
    case 'html':
      return elementProblems(node.value).map(({ line: above, ...problem }) => ({ line: line + above, ...problem }));
    default:
      return [];
  }
}

const remedy = 'Let the name of the file end in .mdx, or remove it.';

/** Finds elements that HTML does not have, and attributes that are code. Lines count from 0. */
function elementProblems(html: string): readonly LineProblem[] {
  const visible = html.replace(/<!--[^]*?(?:-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const tags = visible.matchAll(/<([a-z][\w.-]*)((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^'">])*)>/gi);
  return [...tags].flatMap(({ 1: name = '', 2: attributes = '', index }): readonly LineProblem[] => {
    const line = linesBefore(visible, index);
    if (!htmlNames.has(name.toLowerCase())) {
      return [
        {
          line,
          message: `<${name}> is not an element of HTML, so it would not be shown.`,
          remedy: `Write &lt;${name}> for text. For a component, let the name of the file end in .mdx.`,
        },
      ];
    }
    const attribute = /\s(?:className|htmlFor)(?==)|\s[a-z][\w-]*(?==\{)/i.exec(attributes.replace(/"[^"]*"/g, '""'));
    if (attribute === null) return [];
    const message = `The attribute ${attribute[0].trim()} of <${name}> is written as in JSX, and has no effect.`;
    return [{ line, message, remedy: 'Write it as in HTML, or let the name of the file end in .mdx.' }];
  });
}

function linesBefore(text: string, index: number): number {
  return text.slice(0, index).split('\n').length - 1;
}
