import type { HistoryEntry } from '@apidoc/changelog';
import type { LinkTarget, RichText } from '@apidoc/richtext';
import type { Sample } from '@apidoc/samples';
import type { NamedLink } from '../../model/documentation';
import type { Server } from '../../model/access/servers';
import type { OperationLink, OperationTitle, SchemaLink } from '../../model/links';
import type { Group } from '../../model/groups';
import type { GuideLink } from '../../guides/guideLinks';
import type { Asked } from '../../model/asked';
import type { Body, ParameterSection, Response } from '../../model/exchange';
import type { SecurityRequirement } from '../../model/access/security';

export type { HistoryEntry };

/** All that the page of an operation shows, in words and nodes: nothing is left to look up in the contract. */
export interface OperationPage extends OperationLink, Asked {
  readonly group: Pick<Group, 'slug' | 'title'>;
  /** The first sentence of the description, for the top of the page and for lists. */
  readonly purpose?: string;
  readonly description?: RichText;
  /** Where more is told of it, elsewhere on the web. */
  readonly documentation?: NamedLink & LinkTarget;
  readonly facts: Facts;
  /** Its own, which stand for those of the introduction. */
  readonly servers: readonly Server[];
  readonly parameters: readonly ParameterSection[];
  readonly body?: Body;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** The call in several languages. */
  readonly samples: readonly Sample[];
  readonly next: readonly NeighbourCall[];
  readonly previous: readonly NeighbourCall[];
  /** The component schemas that it names itself. */
  readonly schemas: readonly SchemaLink[];
  /** Since which release it is there, in words, unless it always was. */
  readonly since?: string;
  /** What to call instead of an obsolete one. */
  readonly replacement?: OperationLink;
  /** What the changelog says of its deprecation: since when, and what to do. */
  readonly deprecation?: RichText;
  /** What releases changed for it, the newest first. */
  readonly history?: readonly HistoryEntry[];
}

/** What a developer must know before the first call. */
export interface Facts {
  /** Each alternative is enough; an empty one means that no authentication is needed. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  readonly states: readonly StateRule[];
  /**
   * What makes a second sending harmless, as after an answer that was lost: a key, a version that the first has made
   * outdated, a reason that the contract gives, or the method itself.
   */
  readonly resend: 'key' | 'version' | 'reason' | 'method' | 'none';
  /** What a second sending does, in the contract’s words (`x-replay`); only where `resend` is `reason`. */
  readonly resendReason?: RichText;
  readonly concurrency: 'required' | 'optional' | 'none';
}

/** States in which an operation is allowed, and the one that it leads to. */
export interface StateRule {
  /** Last parts of the address of the life cycle’s page, where the contract describes it. */
  readonly slug?: string;
  readonly machine: string;
  readonly from: readonly State[];
  readonly to: readonly State[];
  readonly condition?: RichText;
}

/** A state by its code, and by the title that the life cycle gives it, or else its code again. */
export interface State {
  readonly code: string;
  readonly title: string;
}

/** A call that the API makes back to the integrator. */
export interface Callback {
  readonly anchor: string;
  readonly name: string;
  /** Its own page. */
  readonly slug?: string;
  readonly expression: string;
  readonly method: string;
  readonly title: string;
  readonly description?: RichText;
  readonly body?: Body;
  readonly responses: readonly Response[];
}

/** An operation that comes before or after another. */
export interface NeighbourCall extends OperationLink {
  /** What the later of the two is called for. */
  readonly reason?: RichText;
}

export interface OperationProps {
  readonly page: OperationPage;
  readonly previousPage?: OperationTitle;
  readonly nextPage?: OperationTitle;
  /** Those that speak of it. */
  readonly guides: readonly GuideLink[];
  /** Path of the changelog’s page, where there is a history to follow there. */
  readonly changelogPage?: string;
}
