import { createElement, type ReactNode } from 'react';
import type { Markup } from '../../blocks.ts';
import PageLink from './PageLink.tsx';

interface Props {
  readonly markup: Markup;
}

/** Renders elements that were created at build time. Their links use the router, like all others. */
export default function MarkupView({ markup: { tag, attributes, children } }: Props): ReactNode {
  const content = children.map((child, index) =>
    typeof child === 'string' ? child : <MarkupView key={index} markup={child} />,
  );
  if (tag !== 'a') return createElement(tag, attributes, ...content);
  const { href, ...others } = attributes;
  return createElement(PageLink, { to: String(href), ...others }, ...content);
}
