import type { Code, Heading, Image, Parents, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { changelogDirectiveName, changelogNodes } from '@apidoc/changelog';
import type { Changelog } from '@apidoc/changelog';
import { codeTitle, toLink, toPageLink, toParagraph, toStrong, toTextNode } from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { resolveScenarioDirective, scenarioDirectives } from '@apidoc/scenarios';
import type { Scenario } from '@apidoc/scenarios';
import { toStatesTable, toTransitionsTable } from '../kinds/lifecycle/markdown';
import type { Lifecycle } from '../kinds/lifecycle/model';

/** What the directives and the links of guides are replaced from. */
export interface GuideContext {
  readonly links: Links;
  /** The address that a link leads to; `null` for a page that the site does not have. */
  readonly toUrl: (url: string) => string | null;
  readonly lifecycles: readonly Lifecycle[];
  readonly scenarios: readonly Scenario[];
  readonly changelog: Changelog;
  /** Headings as they are written, with the ids at their ends: who needs the page’s anchors. */
  readonly keepsHeadingIds?: boolean;
}

/** The nodes of a page’s Markdown without those that Docusaurus and MDX add to the language. */
export function toPlainNodes(nodes: readonly RootContent[], context: GuideContext): RootContent[] {
  return nodes.flatMap((node) => toPlainNode(node, context));
}

function toPlainNode(node: RootContent, context: GuideContext): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'html':
      return /^<!--[^]*-->$/.test(node.value.trim()) ? [] : [node];
    case 'mdxJsxFlowElement':
      return toComponent(node, context);
    case 'mdxJsxTextElement':
      return node.name === 'br' ? [{ type: 'break' }] : toPlainNodes(node.children, context);
    case 'containerDirective':
      return [toQuote(node, context)];
    case 'leafDirective':
      return toLeaf(node, context);
    case 'textDirective':
      return toPlainNodes(node.children, context);
    case 'code':
      return toCaptionedCode(node);
    case 'heading':
      return [context.keepsHeadingIds === true ? node : withoutId(withPlainChildren(node, context))];
    case 'image':
      return [toImage(node, context)];
    case 'definition': {
      const url = context.toUrl(node.url);
      return url === null ? [] : [{ ...node, url }];
    }
    case 'link': {
      const url = context.toUrl(node.url);
      return url === null ? toPlainNodes(node.children, context) : [withPlainChildren({ ...node, url }, context)];
    }
    default:
      return ['children' in node ? withPlainChildren(node, context) : node];
  }
}

function withPlainChildren<T extends Extract<RootContent, Parents>>(node: T, context: GuideContext): T {
  return { ...node, children: toPlainNodes(node.children, context) };
}

/** What a component shows is on the page; what stands inside it is text. */
function toComponent({ attributes, children }: MdxJsxFlowElement, { links, ...context }: GuideContext): RootContent[] {
  if (children.length === 0) {
    return [toParagraph('Contenu interactif\u00a0: ', toLink(links.pageUrl, 'voir la page'), '.')];
  }
  const label = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'label');
  const title = typeof label?.value === 'string' ? [toParagraph(toStrong(label.value))] : [];
  return [...title, ...toPlainNodes(children, { links, ...context })];
}

const admonitionTitles: Readonly<Record<string, string>> = {
  note: 'Remarque',
  tip: 'Astuce',
  info: 'Info',
  warning: 'Attention',
  caution: 'Attention',
  important: 'Important',
  danger: 'Danger',
};

/** An admonition becomes a quote that begins with its title. */
function toQuote({ name, children }: ContainerDirective, context: GuideContext): RootContent {
  const [first, ...others] = children;
  const isLabelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isLabelled ? toString(first) : (admonitionTitles[name] ?? name);
  const content = withPlainChildren({ type: 'blockquote', children: isLabelled ? others : children }, context);
  return { ...content, children: [toParagraph(toStrong(title)), ...content.children] };
}

/** Life cycles and scenarios, where a guide asks for them; with another contract there may be none. */
function toLeaf({ name, attributes, children }: LeafDirective, context: GuideContext): RootContent[] {
  const { lifecycles, scenarios, changelog, links } = context;
  if (name === changelogDirectiveName) return toPlainNodes(changelogNodes(changelog), context);
  const wanted = scenarioDirectives.find((directive) => directive === name);
  if (wanted !== undefined) {
    const nodes = resolveScenarioDirective(wanted, attributes, scenarios);
    return 'message' in nodes ? [] : toPlainNodes(nodes, context);
  }
  const lifecycle = lifecycles.find((candidate) => candidate.name === attributes?.['cycle']);
  switch (name) {
    case 'etats':
      return lifecycle === undefined ? [] : [toStatesTable(lifecycle, links)];
    case 'transitions':
      return lifecycle === undefined ? [] : [toTransitionsTable(lifecycle, links)];
    case 'diagramme':
      return lifecycle === undefined
        ? []
        : [
            toParagraph(
              'Diagramme\u00a0: ',
              toPageLink(lifecycle.slug, `cycle de vie\u00a0: ${lifecycle.title}`, links),
              '.',
            ),
          ];
    default:
      return children.length === 0 ? [] : [{ type: 'paragraph', children }];
  }
}

/** The title of a piece of code stands before it; what only tells how to show it goes. */
function toCaptionedCode({ meta, ...code }: Code): RootContent[] {
  const title = codeTitle(meta ?? '');
  return [...(title === undefined ? [] : [toParagraph(`${title}\u00a0:`)]), code];
}

/** @example `## Titre {#ancre}` becomes `## Titre` */
function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return heading;
  return {
    ...heading,
    children: [...heading.children.slice(0, -1), toTextNode(last.value.replace(/\s*\{#[^{}]+\}$/, ''))],
  };
}

/** The address of a picture that belongs to the page is known to the page alone. */
function toImage(image: Image, { links }: GuideContext): RootContent {
  if (/^https?:/i.test(image.url)) return image;
  if (image.url.startsWith('/')) return { ...image, url: links.toRootUrl(image.url) };
  return { type: 'emphasis', children: [toTextNode(`Image\u00a0: ${image.alt ?? ''}`)] };
}
