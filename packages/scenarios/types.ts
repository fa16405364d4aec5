import type { ParameterPlace } from '@apidoc/openapi';
import type { CalledOperation, KnownError } from './calledOperation';

/**
 * A piece of work done by several calls, as an Arazzo document tells it.
 *
 * @see https://spec.openapis.org/arazzo/v1.0.1.html#workflow-object
 */
export interface Scenario {
  /** Also the name of its file and the last part of its page’s address. */
  readonly name: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  /** What must be known before the first step. */
  readonly inputs: readonly Input[];
  readonly steps: readonly ScenarioStep[];
}

/** What a scenario must be given before its first step. */
export interface Input {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  /** As it is sent; missing for a secret. */
  readonly example?: string;
  /** Numbers of the steps that use it, in their order. */
  readonly usedIn: readonly number[];
  /** Scopes that it must open, where it is an access token. */
  readonly scopes: readonly string[];
}

/** A call of a scenario: what is sent, what must come back, and where to go on. */
export interface ScenarioStep {
  readonly id: string;
  /** 1-based. */
  readonly number: number;
  readonly operation: CalledOperation;
  /** Markdown. */
  readonly description: string;
  readonly request: Request;
  /** Where the data in the request’s braces come from, in the order of their first use. */
  readonly uses: readonly Use[];
  readonly expected: Condition;
  readonly kept: readonly Kept[];
  /** What else may be answered, and what to do then; the first that fits counts. */
  readonly branches: readonly Branch[];
  /** The step that follows a success, where it is not the next one. */
  readonly continueAt?: number;
}

/** A request as it is written, each datum from elsewhere as its name in braces. */
export interface Request {
  readonly parameters: readonly SentParameter[];
  readonly body?: { readonly mediaType: string; readonly text: string };
}

/** A parameter as it is sent; kept data stand in its text in braces. */
export interface SentParameter {
  readonly place: ParameterPlace;
  readonly name: string;
  readonly text: string;
}

/** A datum that a request takes from elsewhere. */
export interface Use {
  readonly name: string;
  /** The step that kept it; missing for an input. */
  readonly step?: number;
}

/** A datum of an answer that later steps need. */
export interface Kept {
  readonly name: string;
  /** Header of the answer, or JSON pointer into its body. */
  readonly from: { readonly place: 'header' | 'body'; readonly name: string };
  readonly usedIn: readonly number[];
}

/** What an answer looks like: its status, the error that it names, and what else its fields hold. */
export interface Condition {
  readonly status?: string;
  /** Where the operation’s page describes answers of that status. */
  readonly anchor?: string;
  /** What the contract says of the error. */
  readonly error?: KnownError;
  readonly checks: readonly Check[];
}

/** What the answer must say for the step to have succeeded. */
export interface Check {
  readonly place: 'header' | 'body';
  /** Name of the header, or JSON pointer into the body. */
  readonly name: string;
  /** As JSON, or the name of a kept datum in braces. */
  readonly value: string;
}

/** Where a scenario goes on when a condition holds. */
export interface Branch {
  readonly name: string;
  readonly condition: Condition;
  readonly action: Action;
}

/** What is done next; steps are told by their numbers. */
export type Action =
  | { readonly kind: 'end' }
  | { readonly kind: 'goto'; readonly step: number }
  | {
      readonly kind: 'retry';
      /** The step to do again before. */
      readonly step?: number;
      readonly afterSeconds: number;
      readonly limit: number;
    };
