import type { HistoryEntry } from '@reliure/changelog';
import type { LinkTarget, RichText } from '@reliure/richtext';
import type { SampleCall } from '@reliure/samples';
import type { NamedLink } from '@reliure/richtext';
import type { Server } from '../../model/access/servers.ts';
import type { OperationLink, SchemaLink } from '../../model/links.ts';
import type { Group } from '../../model/groups/groups.ts';
import type { WithSearchPhrases } from '../../model/contractSearchPhrases.ts';
import type { Body, ParameterSection, Response } from '../../model/exchange.ts';
import type { TagLabel } from '../../model/groups/tags.ts';
import type { Security } from '../../model/access/security.ts';

export type { HistoryEntry };

/** The data of an operation’s page. It is complete, so that views do not read the contract. */
export interface OperationPage extends OperationLink, WithSearchPhrases {
  readonly group: Pick<Group, 'slug' | 'title'>;
  /** First sentence of the description, for the page’s metadata and for lists. */
  readonly purpose?: string;
  readonly description?: RichText;
  /** Link to external documentation. */
  readonly documentation?: NamedLink & LinkTarget;
  readonly facts: Facts;
  /** Servers of this operation, which replace those of the introduction. */
  readonly servers: readonly Server[];
  readonly parameters: readonly ParameterSection[];
  readonly body?: Body;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** The calls that the contract names, or else one, in each language. */
  readonly calls: readonly SampleCall[];
  /** The file of the form of its call: JSON, because a cache would not keep exact numbers. */
  readonly composer: string;
  readonly next: readonly OperationStep[];
  readonly previous: readonly OperationStep[];
  /** Component schemas that the operation references directly. */
  readonly schemas: readonly SchemaLink[];
  /** The release that added the operation, in words. Missing if the operation was always there. */
  readonly since?: string;
  /** The operation to call instead of this deprecated one. */
  readonly replacement?: OperationLink;
  /** When it was deprecated and when it will be removed, in words. */
  readonly withdrawal?: string;
  /** What ends without the operation itself. */
  readonly deadlines?: readonly Deadline[];
  /** The open issues that affect the operation. */
  readonly knownIssues?: readonly IssueTitle[];
  /** The changelog’s text on the deprecation: since when, and what to do. */
  readonly deprecation?: RichText;
  /** Changes of the operation by release, newest first. */
  readonly history?: readonly HistoryEntry[];
}

/** Something that a call of the operation may depend on, and its last day. */
export interface Deadline {
  readonly day: string;
  readonly dayText: string;
  readonly what: RichText;
  /** Path of its row in the calendar of withdrawals. */
  readonly path: string;
}

/** The title of a known issue, with the path to it. */
export interface IssueTitle {
  readonly path: string;
  readonly title: string;
}

/** The facts that a developer must know before the first call. */
export interface Facts {
  readonly security: Security;
  /** Who alone may call it, in words (`x-reserved-to`). */
  readonly reservedTo?: string;
  readonly labels: readonly TagLabel[];
  readonly states: readonly StateRule[];
  /**
   * The reason why sending a request again is safe, as after a lost response: an idempotency key, an `If-Match` version
   * that the first request made outdated, a reason from the contract, or the method itself.
   */
  readonly resend: 'key' | 'version' | 'reason' | 'method' | 'none';
  /** The effect of sending again, from the contract (`x-replay`). Only set if `resend` is `reason`. */
  readonly resendReason?: RichText;
  readonly concurrency: 'required' | 'optional' | 'none';
}

/** The states in which an operation is allowed, and the states that it results in. */
export interface StateRule {
  /** Slug of the life cycle’s page, if the contract describes the life cycle. */
  readonly slug?: string;
  readonly lifecycle: string;
  readonly from: readonly State[];
  readonly to: readonly State[];
  readonly condition?: RichText;
}

/** A state with its title from the life cycle, or with its code as the title. */
export interface State {
  readonly code: string;
  readonly title: string;
}

/** A call that the API sends to the integrator. */
export interface Callback {
  readonly anchor: string;
  readonly name: string;
  /** Slug of its own page. */
  readonly slug?: string;
  readonly expression: string;
  readonly method: string;
  readonly title: string;
  readonly description?: RichText;
  readonly body?: Body;
  readonly responses: readonly Response[];
}

/** An operation before or after another one. */
export interface OperationStep extends OperationLink {
  /** For a next step, the reason to call it; for a previous step, what its response gives. */
  readonly reason?: RichText;
}
