import type { ParameterLocation } from '@reliure/openapi';
import type { OperationLink } from '@reliure/richtext';
import type { KnownError } from './callableOperation.ts';

/**
 * A task that takes several calls, as described by an Arazzo document.
 *
 * @see https://spec.openapis.org/arazzo/v1.0.1.html#workflow-object
 */
export interface Scenario {
  /** Also the name of its file and the last part of its page’s URL. */
  readonly name: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  /** Values that must be known before the first step. */
  readonly inputs: readonly Input[];
  readonly steps: readonly ScenarioStep[];
}

/** A value that must be known before the first step. */
export interface Input {
  readonly name: string;
  /** The shell variable that contains it in calls. */
  readonly variable: string;
  /** Markdown. */
  readonly description: string;
  /** The value to send; missing for a secret. */
  readonly example?: string;
  /** Numbers of the steps that use it, in ascending order. */
  readonly usedIn: readonly number[];
  /** The scopes that an access token needs; empty for other inputs. */
  readonly scopes: readonly string[];
}

/** A call in a scenario: the request, the expected response, and the next step. */
export interface ScenarioStep {
  readonly id: string;
  /** 1-based. */
  readonly number: number;
  readonly operation: OperationLink;
  /** Markdown. */
  readonly description: string;
  readonly request: Request;
  /** The origins of the values in the request’s braces, in the order of their first use. */
  readonly usedValues: readonly UsedValue[];
  readonly expected: Condition;
  /** Name of the contract’s example of that response. */
  readonly example?: string;
  /** The values of the response that later steps need. */
  readonly outputs: readonly StepOutput[];
  /** Other possible responses and what to do then. The first one that matches applies. */
  readonly branches: readonly Branch[];
  /** The seconds after which the step counts as failed. */
  readonly timeoutSeconds?: number;
  /** The step after a success, if it is not the next one. */
  readonly continueAt?: number;
}

/** A request in which values that come from elsewhere are variables in braces. */
export interface Request {
  readonly parameters: readonly SentParameter[];
  readonly body?: { readonly mediaType: string; readonly text: string };
}

/** A parameter to send. In its text, values that come from elsewhere are variables in braces. */
export interface SentParameter {
  readonly location: ParameterLocation;
  readonly name: string;
  readonly text: string;
}

/** A value that a request takes from an input or a previous step. */
export interface UsedValue {
  readonly name: string;
  readonly variable: string;
  /** The step that has it as an output; missing for an input. */
  readonly step?: number;
}

/** A value of a response that later steps need. */
export interface StepOutput {
  readonly name: string;
  readonly variable: string;
  /** Its value in the contract’s example of the expected response. */
  readonly example?: string;
  /** Header of the response, or JSON pointer into its body. */
  readonly from: { readonly location: 'header' | 'body'; readonly name: string };
  readonly usedIn: readonly number[];
}

/** The characteristics of a response: its status, its error, and the values of other fields. */
export interface Condition {
  readonly status?: string;
  /** Fragment of the description of responses with that status on the operation’s page. */
  readonly anchor?: string;
  /** The contract’s description of the error. */
  readonly error?: KnownError;
  readonly checks: readonly Check[];
}

/** A value that a response must have to match. */
export interface Check {
  readonly location: 'header' | 'body';
  /** Name of the header, or JSON pointer into the body. */
  readonly name: string;
  /** JSON, or the name of an input or output in braces. */
  readonly value: string;
}

/** The action for a response that matches a condition. */
export interface Branch {
  readonly name: string;
  readonly condition: Condition;
  readonly action: Action;
}

/** The next action. Steps are identified by their numbers. */
export type Action =
  | { readonly kind: 'end' }
  | { readonly kind: 'goto'; readonly step: number }
  | {
      readonly kind: 'retry';
      /** The step to repeat before this one. */
      readonly step?: number;
      readonly afterSeconds: number;
      readonly limit: number;
    };
