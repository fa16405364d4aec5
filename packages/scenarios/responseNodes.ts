import type { ListItem } from 'mdast';
import { asWritten, errorPath, referencePath, toBlocks, toCode, toItem, toLink } from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import { readableJson } from '@reliure/schema';
import { toStepLink } from './stepLinks.ts';
import { texts } from './texts/texts.ts';
import type { Action, Branch, Condition, ScenarioStep, StepOutput } from './types.ts';

/** Returns a response in words: its status, its error code, and the values of its fields. */
export function responsePhrases(
  { status, anchor, error, checks }: Condition,
  { operation }: ScenarioStep,
): readonly Phrasing[] {
  const { any, checks: toChecks } = texts().response;
  if (status === undefined && checks.length === 0) return [any];
  const fragment = anchor === undefined ? '' : `#${anchor}`;
  const label = status === undefined ? [] : [toLink(`${referencePath(operation.slug)}${fragment}`, status)];
  const name = error === undefined ? [] : [' ', toLink(errorPath(error.code), toCode(error.code))];
  if (checks.length === 0) return [...label, ...name];
  return toChecks(
    checks.map((check) => ({ field: fieldPhrases(check), value: toValue(check.value) })),
    [...label, ...name],
  );
}

/** Returns a field of a response: a header, or a path into the body. */
export function fieldPhrases({ location, name }: StepOutput['from']): readonly Phrasing[] {
  return location === 'header' ? texts().response.header(toCode(name)) : [toCode(toFieldPath(name))];
}

/** Returns a value. For an input or output, this is the name in braces, as in the requests. */
function toValue(value: string): Phrasing {
  const isPlaceholder = /^\{.+\}$/.test(value);
  return toCode(isPlaceholder ? value : readableJson(value));
}

/** @example toFieldPath('/donnees/0/id') // 'donnees[0].id' */
export function toFieldPath(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
}

/** Returns the list item for a branch: the response, what to do, and what the contract says about the error. */
export function toBranchItem({ condition, action }: Branch, step: ScenarioStep): ListItem {
  const { error } = condition;
  return toItem(
    texts().response.branch(responsePhrases(condition, step), error?.title, actionPhrases(action)),
    ...toBlocks(error?.remedy ?? [], asWritten, 'inline'),
  );
}

function actionPhrases(action: Action): readonly Phrasing[] {
  const { end, goTo, repeat, repeatFrom } = texts().actions;
  switch (action.kind) {
    case 'end':
      return end();
    case 'goto':
      return goTo(toStepLink(action.step));
    case 'retry':
      return action.step === undefined
        ? repeat(action.afterSeconds, action.limit)
        : repeatFrom(toStepLink(action.step), action.limit);
  }
}
