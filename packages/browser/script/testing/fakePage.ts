import { vi } from 'vitest';

/** A fake element: it matches the selectors that it was created with, and counts its clicks. */
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

/** A fake document without elements. Events are dispatched on it as if they came from its elements. */
export class FakeDocument extends EventTarget {
  readyState = 'complete';
  readonly documentElement = {
    dataset: {} as Record<string, string>,
    removeAttribute: (name: string) => Reflect.deleteProperty(this.documentElement.dataset, name.replace('data-', '')),
  };
  readonly head = { append: (element: unknown) => this.appended.push(element) };
  readonly body = this.head;
  readonly appended: unknown[] = [];
  /** The element that each selector finds. */
  readonly found: Record<string, unknown> = {};

  createElement(tagName: string): object {
    const dataset = {};
    return { tagName, dataset, setAttribute: vi.fn(), addEventListener: vi.fn(), append: vi.fn(), remove: vi.fn() };
  }

  querySelector(selector: string): unknown {
    return this.found[selector] ?? null;
  }

  /**
   * Dispatches an event on the document.
   *
   * @returns The event after all listeners have run.
   */
  fire(type: string, target: EventTarget = this, members: Readonly<Record<string, unknown>> = {}): Event {
    return fire(this, type, target, members);
  }
}

/** Dispatches an event whose target is not the object that has the listeners. */
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

/** Replaces the browser’s page until the test ends. */
export function stubPage(): { readonly document: FakeDocument; readonly window: EventTarget } {
  const page = { document: new FakeDocument(), window: Object.assign(new EventTarget(), { setTimeout }) };
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', new URL('https://site.example/api/creer'));
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => call());
  return page;
}
