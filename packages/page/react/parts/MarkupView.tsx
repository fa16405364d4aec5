import { createElement, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Markup } from '../../blocks.ts';

interface Props {
  readonly markup: Markup;
}

/** Renders elements that were created at build time. Their links use the router, like all others. */
export default function MarkupView({ markup: { tag, attributes, children } }: Props): ReactNode {
  return createElement(
    tag === 'a' ? Link : tag,
    attributes,
    ...children.map((child, index) => (typeof child === 'string' ? child : <MarkupView key={index} markup={child} />)),
  );
}
