import type { Code, Heading, Image, Parents, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { changelogDirectiveNames, changelogNodes, endNodes } from '@reliure/changelog';
import type { Changelog } from '@reliure/changelog';
import {
  asWritten,
  codeTitle,
  defaultBasePath,
  mainReference,
  resolveAddresses,
  toLink,
  toPageLink,
  toParagraph,
  toSitePath,
  toStrong,
  toTextNode,
} from '@reliure/richtext';
import type { Links } from '@reliure/richtext';
import { resolveScenarioDirective, scenarioDirectives } from '@reliure/scenarios';
import type { Scenario } from '@reliure/scenarios';
import { texts } from '../texts/index.ts';
import { takeReference } from './referenceAttribute.ts';
import { findDirective } from './findDirective.ts';
import { lifecycleAttribute, lifecycleDirectiveNames, toStatesTable, toTransitionsTable } from './lifecycleNodes.ts';
import type { Lifecycle } from '../kinds/lifecycle/model.ts';
import { excerptDirectiveNames, toExcerpt } from './excerpts/excerpt.ts';
import type { ExcerptSource } from './excerpts/types.ts';

/** The parts of the reference that guides can show. */
export interface GuideReference extends ExcerptSource {
  readonly lifecycles: readonly Lifecycle[];
  /** Path of the reference from the site’s root. */
  readonly basePath: string;
}

/** A reference of which guides show nothing. */
export const emptyReference: GuideReference = {
  operations: [],
  schemas: [],
  lists: [],
  errors: [],
  lifecycles: [],
  basePath: defaultBasePath,
};

/** The data that replaces the directives and links of guides. */
export interface GuideContext {
  readonly links: Links;
  /** Returns the URL of a link, or `null` if the site does not have the page. */
  readonly toUrl: (url: string) => string | null;
  /** The parts of the reference that guides can show. */
  readonly reference: GuideReference;
  readonly scenarios: readonly Scenario[];
  readonly changelog: Changelog;
  /** The same of the other references, by their ids, which directives may name. */
  readonly others?: ReadonlyMap<string, Pick<GuideContext, 'reference' | 'scenarios' | 'changelog'>>;
  /** Whether to keep the explicit ids at the ends of headings, for callers that need the page’s anchors. */
  readonly keepsHeadingIds?: boolean;
}

/** Replaces or removes the nodes that Docusaurus and MDX add to Markdown. */
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
      return toLeafContent(node, context);
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

/** Replaces a component with its children. A component without children becomes a link to the page, which shows it. */
function toComponent({ attributes, children }: MdxJsxFlowElement, { links, ...context }: GuideContext): RootContent[] {
  if (children.length === 0) {
    return [toParagraph(...texts().guides.interactive((words) => toLink(links.pageUrl, words)))];
  }
  const label = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'label');
  const title = typeof label?.value === 'string' ? [toParagraph(toStrong(label.value))] : [];
  return [...title, ...toPlainNodes(children, { links, ...context })];
}

/** Converts an admonition to a quote that starts with the admonition’s title. */
function toQuote({ name, children }: ContainerDirective, context: GuideContext): RootContent {
  const titles: Readonly<Record<string, string>> = texts().guides.admonitions;
  const [first, ...others] = children;
  const isLabelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isLabelled ? toString(first) : (titles[name] ?? name);
  const content = withPlainChildren({ type: 'blockquote', children: isLabelled ? others : children }, context);
  return { ...content, children: [toParagraph(toStrong(title)), ...content.children] };
}

/**
 * Replaces a directive with a part of the reference, a scenario or the changelog. The contract may not have the one that
 * the guide requests.
 */
function toLeafContent({ name, children, ...directive }: LeafDirective, context: GuideContext): RootContent[] {
  const { id, attributes } = takeReference(directive.attributes);
  const shown = id === undefined || id === mainReference ? context : context.others?.get(id);
  if (shown === undefined) return [];
  const { reference, scenarios, changelog } = shown;
  // Addresses are resolved here; links to pages of the site, with those of the guide.
  const toNodes = (nodes: readonly RootContent[]) => toPlainNodes(resolveAddresses(nodes, reference.basePath), context);
  const links = { toUrl: (url: string) => context.links.toUrl(toSitePath(url, reference.basePath)) };
  const ofChangelog = findDirective(name, changelogDirectiveNames());
  if (ofChangelog !== undefined)
    return toNodes(ofChangelog === 'ends' ? endNodes(changelog) : changelogNodes(changelog));
  const wanted = scenarioDirectives.find((directive) => directive === name);
  if (wanted !== undefined) {
    const nodes = resolveScenarioDirective(wanted, attributes, scenarios);
    return 'message' in nodes ? [] : toNodes(nodes);
  }
  const excerpt = findDirective(name, excerptDirectiveNames());
  if (excerpt !== undefined) {
    const nodes = toExcerpt(excerpt, attributes, reference, asWritten);
    return 'message' in nodes ? [] : toNodes(nodes);
  }
  const lifecycle = reference.lifecycles.find((candidate) => candidate.name === attributes[lifecycleAttribute()]);
  switch (findDirective(name, lifecycleDirectiveNames())) {
    case 'states':
      return lifecycle === undefined ? [] : [...toStatesTable(lifecycle, links)];
    case 'transitions':
      return lifecycle === undefined ? [] : [...toTransitionsTable(lifecycle, links)];
    case 'diagram':
      return lifecycle === undefined
        ? []
        : [
            toParagraph(
              ...texts().guides.diagram((words) => toPageLink(lifecycle.slug, words, links), lifecycle.title),
            ),
          ];
    case undefined:
      return children.length === 0 ? [] : [{ type: 'paragraph', children }];
  }
}

/**
 * Writes the title of a code block above it, and removes the rest of its meta string, which only affects its display.
 */
function toCaptionedCode({ meta, ...code }: Code): RootContent[] {
  const title = codeTitle(meta ?? '');
  return [...(title === undefined ? [] : [toParagraph(texts().guides.caption(title))]), code];
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

/**
 * Resolves an image. The URL of an image with a relative path is only known to the HTML page, so the image becomes its
 * text.
 */
function toImage(image: Image, { links }: GuideContext): RootContent {
  if (/^https?:/i.test(image.url)) return image;
  if (image.url.startsWith('/')) return { ...image, url: links.toRootUrl(image.url) };
  return { type: 'emphasis', children: [toTextNode(texts().guides.image(image.alt ?? ''))] };
}
