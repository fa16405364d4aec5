import { vi } from 'vitest';

/** Stands for an element: it matches the selectors that it was made with, and counts its clicks. */
export class FakeElement extends EventTarget {
  clicks = 0;

  constructor(readonly selectors: readonly string[] = []) {
    super();
  }

  matches(selector: string): boolean {
    return selector.split(', ').some((one) => this.selectors.includes(one));
  }

  closest(selector: string): this | null {
    return this.matches(selector) ? this : null;
  }

  click(): void {
    this.clicks += 1;
  }
}

/** A document without elements of its own, on which events are dispatched as those of its elements. */
export class FakeDocument extends EventTarget {
  readyState = 'complete';
  readonly documentElement = {
    dataset: {} as Record<string, string>,
    removeAttribute: (name: string) => Reflect.deleteProperty(this.documentElement.dataset, name.replace('data-', '')),
  };
  readonly head = { append: (element: unknown) => this.appended.push(element) };
  readonly body = this.head;
  readonly appended: unknown[] = [];
  /** What each selector finds. */
  readonly found: Record<string, unknown> = {};

  createElement(tagName: string): object {
    const dataset = {};
    return { tagName, dataset, setAttribute: vi.fn(), addEventListener: vi.fn(), append: vi.fn(), remove: vi.fn() };
  }

  querySelector(selector: string): unknown {
    return this.found[selector] ?? null;
  }

  /** @returns The event, as it is after all listeners. */
  fire(type: string, target: EventTarget = this, members: Readonly<Record<string, unknown>> = {}): Event {
    return fire(this, type, target, members);
  }
}

/** Dispatches an event whose target is another one than the place of its listeners. */
export function fire(
  at: EventTarget,
  type: string,
  target: EventTarget,
  members: Readonly<Record<string, unknown>> = {},
): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries({ ...members, target })) Object.defineProperty(event, name, { value });
  at.dispatchEvent(event);
  return event;
}

/** Puts a page in the place of the browser’s, until the test ends. */
export function stubPage(): { readonly document: FakeDocument; readonly window: EventTarget } {
  const page = { document: new FakeDocument(), window: Object.assign(new EventTarget(), { setTimeout }) };
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', new URL('https://site.example/api/creer'));
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => call());
  return page;
}
