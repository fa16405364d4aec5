/** A visitor with a browser: what all engines can be told to do. Elements are named by XPath. */
export interface Visitor {
  /** Name and version of the browser. */
  readonly browser: string;
  readonly open: (address: string) => Promise<void>;
  readonly click: (xpath: string) => Promise<void>;
  readonly type: (xpath: string, text: string) => Promise<void>;
  readonly press: (key: 'ArrowDown' | 'Enter') => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Evaluates an expression in the page; its value must be JSON, or a promise of it. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Prints the page as a PDF file; `null` if the engine cannot be told to. */
  readonly print: () => Promise<Uint8Array | null>;
  readonly close: () => Promise<void>;
}
