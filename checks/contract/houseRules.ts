import { basename } from 'node:path';
import type { Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { isObject, member, members, slugify, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { challengeRule } from './rules/challengeRule.ts';
import { deadEndRule } from './rules/deadEndRule.ts';
import { codeHasMeaning, fieldIsComplete } from './rules/fieldRules.ts';
import { knownIssueRule } from './rules/knownIssueRule.ts';
import { lifecycleRule } from './rules/lifecycleRule.ts';
import { locationRule } from './rules/locationRule.ts';
import { noticeRule } from './rules/noticeRule.ts';
import { refusalRule } from './rules/refusalRule.ts';
import { replacementRule } from './rules/replacementRule.ts';
import { reportOnKey } from './rules/reportOnKey.ts';
import { creationRule, etagRule, sharedErrorsRule, successHeadersRule } from './rules/responseRules.ts';
import { servedByRule } from './rules/servedByRule.ts';
import { webhookRule } from './rules/webhookRule.ts';

/**
 * Requires the slug, which is a permanent part of the address, and the operationId to match the operation’s title: its
 * present one, or the one under which it was published, which `x-former-summary` keeps.
 */
const slugFollowsSummary: Oas3Rule = () => ({
  Operation(operation, context: UserContext) {
    const summary = toText(member(operation, 'summary'));
    const slug = toText(member(operation, 'x-slug'));
    if (summary === undefined || slug === undefined) return;
    const expected = slugify(toText(member(operation, 'x-former-summary')) ?? summary);
    if (slug !== expected) {
      report(
        context,
        'x-slug',
        `x-slug is "${slug}": change it to "${expected}", or keep the title of a published operation in x-former-summary.`,
      );
    }
    const id = toText(member(operation, 'operationId'));
    const wantedId = toCamelCase(slug);
    if (id !== wantedId) report(context, 'operationId', `operationId is "${String(id)}": change it to "${wantedId}".`);
  },
});

/** @example toCamelCase('creer-une-visite') // 'creerUneVisite' */
function toCamelCase(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Requires each list to be paginated or declared complete.
 *
 * @param options `elements` is the field of a response that makes it a list, `pageParameters` are those of a paginated one.
 */
const listIsPaginatedOrComplete: Oas3Rule = (options) => ({
  Operation(operation, context: UserContext) {
    if (!returnsList(operation, toText(member(options, 'elements')) ?? '', context)) return;
    const names = parameterNames(operation, context);
    const wanted = toArray(member(options, 'pageParameters')).map(String);
    const isPaginated = wanted.every((name) => names.has(name));
    const isComplete = member(operation, 'x-complete-list') === true;
    if (isPaginated === isComplete) {
      const message = isPaginated
        ? 'The list is paginated and declared complete: remove `x-complete-list`.'
        : `The list is neither paginated nor declared complete: add the parameters ${wanted.join(' and ')}, or \`x-complete-list: true\`.`;
      report(context, null, message);
    }
  },
});

function returnsList(operation: unknown, elements: string, { resolve }: Pick<UserContext, 'resolve'>): boolean {
  const response = resolve<JsonObject>(member(member(operation, 'responses'), '200') as JsonObject).node;
  const media = member(member(response, 'content'), 'application/json');
  const schema = resolve<JsonObject>(member(media, 'schema') as JsonObject).node;
  return member(member(schema, 'properties'), elements) !== undefined;
}

function parameterNames(operation: unknown, { resolve }: Pick<UserContext, 'resolve'>): ReadonlySet<string> {
  return new Set(
    toArray(member(operation, 'parameters')).map((parameter) =>
      String(member(resolve(parameter as JsonObject).node, 'name')),
    ),
  );
}

/** Requires each write to define what happens when it is sent twice, or by two people. */
const writeHasConcurrencyRule: Oas3Rule = () => ({
  PathItem: {
    Operation(operation, context: UserContext) {
      if (context.key === 'get' || context.key === 'head' || context.key === 'options') return;
      const names = parameterNames(operation, context);
      const isGuarded = names.has('If-Match') || names.has('Idempotency-Key');
      if (isGuarded || toText(member(operation, 'x-replay')) !== undefined) return;
      report(
        context,
        null,
        'The operation does not define what happens when the request is sent twice: refer to IfMatch or IdempotencyKey, or explain in `x-replay` why that is safe.',
      );
    },
  },
});

/** Forbids data about a person in URLs, which are logged, bookmarked and shared. @param options `names` of parameters. */
const noPrivateDataInUrl: Oas3Rule = (options) => ({
  Parameter(parameter, context: UserContext) {
    const location = member(parameter, 'in');
    const name = String(member(parameter, 'name'));
    if ((location === 'path' || location === 'query') && toArray(member(options, 'names')).includes(name)) {
      report(
        context,
        'name',
        `"${name}" would put personal or health data into the URL: move it to the body of a POST.`,
      );
    }
  },
});

/** Requires each error example to be under the status that the error’s own file gives. */
const errorHasItsStatus: Oas3Rule = () => ({
  Response(response, context: UserContext) {
    const status = String(context.key);
    for (const [, media] of members(member(response, 'content'))) {
      for (const [code, reference] of members(member(media, 'examples'))) {
        const { node: example, location } = context.resolve<JsonObject>(reference as JsonObject);
        // An operation’s own example takes its `x-error` from the shared example.
        const error = context.resolve<JsonObject>(
          member(example, 'x-error') as JsonObject,
          location?.source.absoluteRef,
        ).node;
        if (/^[45]/.test(status) && !isObject(error)) {
          const file = toText(member(reference, '$ref'));
          const remedy =
            file === undefined
              ? 'refer to its file in commun/erreurs'
              : `add \`x-error\` with status, cause, remedy, user and retry to ${basename(file)}, or refer to its file in commun/erreurs there`;
          report(context, null, `Error "${code}" has neither a cause nor a remedy: ${remedy}.`);
        }
        if (!isObject(error) || !/^\d+$/.test(status)) continue;
        if (toText(error['user']) === undefined)
          report(
            context,
            null,
            `Error "${code}" has no \`user\`: add the sentence that an application may show to its user.`,
          );
        const expected = String(error['status']);
        if (expected !== status)
          report(context, null, `Error "${code}" has status ${expected}: move it to that response.`);
        const actual = member(member(example, 'value'), 'code');
        if (actual !== code)
          report(
            context,
            null,
            `Example "${code}" has the error code "${String(actual)}": name the example after its code.`,
          );
      }
    }
  },
});

function report(context: UserContext, key: string | null, message: string): void {
  if (key === null) reportOnKey(context, context.location, message);
  else context.report({ message, location: context.location.child([key]) });
}

/** The rules that Redocly’s built-in ones cannot express. `redocly.yaml` enables them. */
export const housePlugin: Plugin = {
  id: 'maison',
  rules: {
    oas3: {
      'slug-follows-summary': slugFollowsSummary,
      'list-is-paginated-or-complete': listIsPaginatedOrComplete,
      'write-has-concurrency-rule': writeHasConcurrencyRule,
      'no-private-data-in-url': noPrivateDataInUrl,
      'error-has-its-status': errorHasItsStatus,
      'field-is-complete': fieldIsComplete,
      'code-has-meaning': codeHasMeaning,
      'states-and-transitions': lifecycleRule,
      'no-dead-end': deadEndRule,
      'refusal-has-its-error': refusalRule,
      'deprecated-has-replacement': replacementRule,
      'withdrawal-has-notice': noticeRule,
      'refusal-has-challenge': challengeRule,
      'location-is-read': locationRule,
      'has-shared-errors': sharedErrorsRule,
      'success-has-headers': successHeadersRule,
      'creation-is-idempotent': creationRule,
      'resource-has-etag': etagRule,
      'served-by-is-known': servedByRule,
      'known-issue-is-complete': knownIssueRule,
      'webhook-is-thin': webhookRule,
    },
  },
};
