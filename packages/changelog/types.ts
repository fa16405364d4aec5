import type { JsonObject, LineFlaw } from '@apidoc/openapi';

/** A contract as it stood on the day of a release, without its prose and examples. */
export interface Release {
  /** `major.minor.patch`. */
  readonly version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  readonly date: string;
  /** See `toShape`. */
  readonly shape: JsonObject;
}

/** What one release changed. */
export interface ReleaseChanges {
  /** `next` for what is not released yet. */
  readonly version: string;
  /** Missing for what is not released yet. */
  readonly date?: string;
  /** None for the first release. */
  readonly changes: readonly Change[];
}

/** Something that differs between two states of a contract. */
export interface Change {
  readonly kind: ChangeKind;
  readonly place: ContractPlace;
  readonly severity: Severity;
  /** What was and what is, as a reader of the contract would write them: `200`, `uuid`, `ANNULE`. */
  readonly before?: string;
  readonly after?: string;
}

/** Whether clients go on working: no; only if they bear what they do not know; yes. */
export type Severity = 'breaking' | 'notable' | 'compatible';

/** What a changelog files a change under. */
export type Category = 'added' | 'modified' | 'deprecated' | 'removed' | 'fixed';

/** What happened to a place of the contract. */
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
  | 'form-added'
  | 'form-removed'
  | 'rule-added'
  | 'rule-removed'
  | 'rule-changed'
  | 'default-changed'
  | 'status-added'
  | 'status-removed'
  | 'error-added'
  | 'error-removed'
  | 'media-type-added'
  | 'media-type-removed';

/** Where a change stands. */
export interface ContractPlace {
  readonly owner: Owner;
  /** The part of the owner; a schema has none. */
  readonly part?: OwnerPart;
  /** From the part down to a field: names, `[]` for the elements of a list, `{}` for other members. */
  readonly field: readonly string[];
  /** The coded value or the error that the change is about. */
  readonly value?: string;
}

/** What an address of the contract begins with: an operation, or something that several share. */
export type Owner =
  | { readonly kind: 'operation'; readonly method: string; readonly path: string }
  | { readonly kind: 'component'; readonly section: string; readonly name: string };

/** What an operation, a shared response or a shared parameter is made of, as far as changes are told of it. */
export type OwnerPart =
  | { readonly kind: 'parameter'; readonly place: string; readonly name: string }
  | { readonly kind: 'body' }
  | { readonly kind: 'response'; readonly status: string }
  | { readonly kind: 'header'; readonly status?: string; readonly name: string };

/** Who writes the data of a schema: the integrator, the API, or now one and now the other. */
export type Direction = 'sent' | 'received' | 'both';

/** What a writer says of changes, in place of the sentence that they get by themselves. */
export interface WrittenEntry {
  /** Release, or `next`. */
  readonly version: string;
  /** Addresses of the contract. @see toAddress */
  readonly on: readonly string[];
  /** Markdown: what changed. */
  readonly text: string;
  /** Markdown: what an integrator does. */
  readonly remedy?: string;
  /** A mistake that was mended behind the contract, which shows in no comparison. */
  readonly fixed: boolean;
  /** A change that breaks clients though the comparison cannot see it, as in what a value is accepted for. */
  readonly breaking: boolean;
  /** 1-based line of the file. */
  readonly line: number;
}

/** What a file of entries holds: those that are sound, and what is wrong with the others. */
export interface Entries {
  readonly entries: readonly WrittenEntry[];
  readonly faults: readonly LineFlaw[];
}
