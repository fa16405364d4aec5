/** Types of the libraries of Postman and Bruno that the tests use; their own are missing or wrong. */

declare module 'postman-collection' {
  interface Header {
    readonly key: string;
    readonly value: string;
    readonly disabled?: boolean;
  }
  interface Url {
    readonly toString: () => string;
    readonly getHost: () => string;
    readonly getPath: () => string;
  }
  export interface Item {
    readonly name: string;
    readonly request: {
      readonly method: string;
      readonly url: Url;
      readonly headers: { readonly all: () => readonly Header[] };
      readonly body?: { readonly toJSON: () => unknown };
    };
    readonly responses: { readonly all: () => readonly Response[] };
    /** Its own, or that of the nearest folder or collection. */
    readonly getAuth: () => { readonly toJSON: () => unknown } | undefined;
  }
  interface Response {
    readonly code?: number;
    readonly name: string;
    readonly text: () => string | undefined;
  }
  export class Collection {
    constructor(definition: unknown);
    readonly variables: { readonly toObject: () => Readonly<Record<string, string>> };
    readonly items: { readonly all: () => readonly ItemGroup[] };
    readonly forEachItem: (visit: (item: Item) => void) => void;
    readonly toJSON: () => unknown;
  }
  export interface ItemGroup {
    readonly name: string;
    readonly items: { readonly all: () => readonly Item[] };
  }
}

declare module '@usebruno/schema' {
  interface Schema {
    /** @throws The faults of an invalid value. */
    readonly validate: (value: unknown) => Promise<unknown>;
  }
  export const itemSchema: Schema;
}
