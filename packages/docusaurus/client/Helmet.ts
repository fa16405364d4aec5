import { Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactNode } from 'react';

type Attributes = Readonly<Record<string, string>>;

/** An element of a document’s head, `html` or `body`. */
interface Tag {
  readonly type: string;
  readonly attributes: Attributes;
  readonly text: string;
}

/** On elements that components ask for; Docusaurus writes it into built pages. */
const mark = 'data-rh';

/** What components say of the document, those that contain others first. */
const statements = new Map<number, readonly Tag[]>();
let components = 0;
let isAwaited = false;

/** What was set on `html` and `body`, to be taken away when nothing asks for it any more. */
const given: Readonly<Record<'html' | 'body', Set<string>>> = { html: new Set(), body: new Set() };

/**
 * What a component says of the document: its title, elements of its head, attributes of `html` and `body`. It stands in
 * the place of react-helmet-async, of which most is for servers. What is said further in counts before what is said
 * further out.
 */
export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const [order] = useState(() => (components += 1));
  useLayoutEffect(() => {
    statements.set(order, toTags(children));
    awaitStatements();
  });
  useLayoutEffect(
    () => () => {
      statements.delete(order);
      awaitStatements();
    },
    [order],
  );
  return null;
}

/** Servers collect what is said there; in a browser there is one document. */
export function HelmetProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

/** Components that are shown at once speak before the document is changed. */
function awaitStatements(): void {
  if (isAwaited) return;
  isAwaited = true;
  queueMicrotask(() => {
    isAwaited = false;
    apply();
  });
}

function toTags(children: ReactNode): readonly Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Properties>(child)) return [];
    const { type, props } = child;
    const { children: content, ...others } = props;
    if (type === Fragment) return toTags(content);
    if (typeof type !== 'string') throw new TypeError('What a head holds is written as elements, not as components.');
    const attributes = Object.entries(others).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[attributeName(name), `${value}`] as const],
    );
    return [{ type, attributes: Object.fromEntries(attributes), text: textOf(content) }];
  });
}

type Properties = Readonly<Record<string, string | boolean | null | undefined>> & { readonly children?: ReactNode };

function attributeName(property: string): string {
  switch (property) {
    case 'className':
      return 'class';
    case 'httpEquiv':
      return 'http-equiv';
    default:
      return property.toLowerCase();
  }
}

/** Words and numbers, one behind the other: what else could stand in these elements is no text. */
function textOf(content: ReactNode): string {
  return Children.toArray(content)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
}

function apply(): void {
  const said = [...statements].sort(([one], [other]) => one - other).map(([, tags]) => tags);
  const title = said.flat().findLast(({ type, text }) => type === 'title' && text !== '')?.text;
  if (title !== undefined && title !== document.title) document.title = title;
  for (const type of ['html', 'body'] as const) {
    setAttributes(document.querySelector(type), given[type], ofType(said, type));
  }
  setElements(lastSaid(said));
}

function ofType(said: readonly (readonly Tag[])[], wanted: string): Attributes {
  const tags = said.flat().filter(({ type }) => type === wanted);
  return Object.fromEntries(tags.flatMap(({ attributes }) => Object.entries(attributes)));
}

function setAttributes(element: Element | null, known: Set<string>, attributes: Attributes): void {
  for (const name of known) {
    if (!(name in attributes)) element?.removeAttribute(name);
  }
  known.clear();
  for (const [name, value] of Object.entries(attributes)) {
    if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
    known.add(name);
  }
}

/** Elements of the head, without those of which another one was said further in. */
function lastSaid(said: readonly (readonly Tag[])[]): readonly Tag[] {
  const keys = new Set<string>();
  const kept: Tag[] = [];
  for (const tags of said.toReversed()) {
    const more = tags.filter((tag) => !['title', 'html', 'body'].includes(tag.type) && !keys.has(keyOf(tag)));
    for (const tag of more) keys.add(keyOf(tag));
    kept.unshift(...more);
  }
  return kept;
}

/** What an element is about: of two with the same key, one is to stand in the document. */
function keyOf({ type, attributes }: Tag): string {
  const { rel = '' } = attributes;
  const name = ['name', 'property', 'http-equiv', 'href', 'src'].find((key) => key in attributes) ?? '';
  return rel === 'canonical' ? rel : [type, rel, name, attributes[name] ?? JSON.stringify(attributes)].join(' ');
}

/** Leaves in place what is there already. */
function setElements(tags: readonly Tag[]): void {
  const missing = tags.map(toElement);
  for (const element of document.head.querySelectorAll(`[${mark}]:not(title)`)) {
    const known = missing.findIndex((other) => other.isEqualNode(element));
    if (known === -1) element.remove();
    else missing.splice(known, 1);
  }
  document.head.append(...missing);
}

function toElement({ type, attributes, text }: Tag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(mark, 'true');
  element.textContent = text;
  return element;
}
