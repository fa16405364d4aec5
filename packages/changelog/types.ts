import type { JsonObject, LineProblem } from '@reliure/openapi';

/** A contract as it was on the day of a release, without prose and examples. */
export interface Release {
  /** `major.minor.patch`. */
  readonly version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  readonly date: string;
  /** @see toShape */
  readonly shape: JsonObject;
}

/** The changes of one release. */
export interface ReleaseChanges {
  /** `next` for unreleased changes. */
  readonly version: string;
  /** Missing for unreleased changes. */
  readonly date?: string;
  /** Empty for the first release. */
  readonly changes: readonly Change[];
}

/** A difference between two states of a contract. */
export interface Change {
  readonly kind: ChangeKind;
  readonly location: ContractLocation;
  readonly severity: Severity;
  /** The old and the new value, as they are written in the contract: `200`, `uuid`, `ANNULE`. */
  readonly before?: string;
  readonly after?: string;
}

/**
 * The effect of a change on clients. `breaking`: they stop working. `notable`: they keep working if they tolerate what
 * they do not know. `compatible`: they keep working.
 */
export type Severity = 'breaking' | 'notable' | 'compatible';

/** The heading under which the changelog lists a change. */
export type Category = 'added' | 'modified' | 'deprecated' | 'removed' | 'fixed';

/** The kind of difference at a location of the contract. */
export type ChangeKind =
  | 'operation-added'
  | 'operation-removed'
  | 'deprecated'
  | 'undeprecated'
  | 'access-tightened'
  | 'access-relaxed'
  | 'optional-added'
  | 'required-added'
  | 'removed'
  | 'optional-removed'
  | 'renamed'
  | 'made-required'
  | 'made-optional'
  | 'made-read-only'
  | 'made-write-only'
  | 'made-read-write'
  | 'type-narrowed'
  | 'type-widened'
  | 'type-changed'
  | 'bound-tightened'
  | 'bound-widened'
  | 'value-added'
  | 'value-removed'
  | 'values-replaced'
  | 'variant-added'
  | 'variant-removed'
  | 'rule-added'
  | 'rule-removed'
  | 'rule-tightened'
  | 'rule-relaxed'
  | 'rule-changed'
  | 'detail-changed'
  | 'default-changed'
  | 'status-added'
  | 'status-removed'
  | 'error-status-removed'
  | 'error-added'
  | 'error-removed'
  | 'media-type-added'
  | 'media-type-removed'
  | 'link-added'
  | 'link-removed'
  | 'link-changed'
  | 'server-added'
  | 'server-removed'
  | 'scope-added'
  | 'scope-removed';

/** The location of a change. */
export interface ContractLocation {
  readonly owner: Owner;
  /** The part of the owner; missing for a schema. */
  readonly part?: OwnerPart;
  /** The path from the part to a field: names, `[]` for the items of a list, `{}` for additional properties. */
  readonly field: readonly string[];
  /** What changed at a place that has several: a coded value, an error code, a link, a scope, the address of a server. */
  readonly value?: string;
}

/**
 * The beginning of an address in the contract: an operation, a component that operations share, or the contract as a
 * whole, which has the servers.
 */
export type Owner =
  | { readonly kind: 'contract' }
  | { readonly kind: 'operation'; readonly method: string; readonly path: string }
  | { readonly kind: 'component'; readonly section: string; readonly name: string };

/** The parts of an operation, a shared response or a shared parameter whose changes are reported. */
export type OwnerPart =
  | { readonly kind: 'parameter'; readonly location: string; readonly name: string }
  | { readonly kind: 'body' }
  | { readonly kind: 'response'; readonly status: string }
  | { readonly kind: 'header'; readonly status?: string; readonly name: string };

/** The writer of a schema’s data: the integrator (`sent`), the API (`received`), or both. */
export type Direction = 'sent' | 'received' | 'both';

/** A writer’s announcement of changes, which replaces their generated text. */
export interface WrittenEntry {
  /** Version of the release, or `next`. */
  readonly version: string;
  /** Addresses in the contract. @see toContractAddress */
  readonly on: readonly string[];
  /** Markdown: what changed. */
  readonly text: string;
  /** Markdown: what an integrator must do. */
  readonly remedy?: string;
  /** Whether it announces a bug fix that no comparison of contracts can show. */
  readonly fixed: boolean;
  /** Whether it breaks clients in a way that the comparison cannot see, such as a value with another meaning. */
  readonly breaking: boolean;
  /** What still works for a while, if it announces an end. */
  readonly end?: WrittenEnd;
  /** 1-based line of the file. */
  readonly line: number;
}

/** The end that an entry announces: of the operations in its `on`, unless it says what else ends. */
export interface WrittenEnd {
  /** Last day on which it works, `YYYY-MM-DD`. */
  readonly until: string;
  /** Markdown: what ends. */
  readonly what?: string;
  /** Markdown: who is concerned; missing if all who call the operations are. */
  readonly who?: string;
  /** The operations that replace others, by the operations that end: `GET /v1/visites`. */
  readonly replacements: ReadonlyMap<string, string>;
}

/** The day until which an announced change concerns nobody. */
export interface Deadline {
  /** Last day on which what it replaces still works, `YYYY-MM-DD`; missing if nothing is replaced. */
  readonly until?: string;
  /** Whether it only concerns operations that the same release added, and not those that they replace. */
  readonly isNewOnly?: true;
}

/** The content of a file of entries: the valid entries, and the problems of the others. */
export interface Entries {
  readonly entries: readonly WrittenEntry[];
  /** Months that the API promises between the release that announces an end and that end; missing if it promises none. */
  readonly notice?: number;
  readonly problems: readonly LineProblem[];
}
