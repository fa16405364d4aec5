import type { ListItem } from 'mdast';
import {
  asWritten,
  errorPath,
  joinPhrases,
  referencePath,
  toBlocks,
  toCode,
  toItem,
  toLink,
  toStrong,
} from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';
import { readableJson } from '@reliure/schema';
import { toStepLink } from './stepLinks.ts';
import type { Action, Branch, Check, Condition, ScenarioStep } from './types.ts';

/** Returns a response in words: its status, its error code, and the values of its fields. */
export function responsePhrases(
  { status, anchor, error, checks }: Condition,
  { operation }: ScenarioStep,
): readonly Phrasing[] {
  if (status === undefined && checks.length === 0) return ['toute autre réponse'];
  const fragment = anchor === undefined ? '' : `#${anchor}`;
  const label = status === undefined ? [] : [toLink(`${referencePath(operation.slug)}${fragment}`, status)];
  const name = error === undefined ? [] : [' ', toLink(errorPath(error.code), toCode(error.code))];
  const isAlone = label.length === 0;
  const facts = enumerate(checks.map((check) => checkPhrases(check, isAlone ? ' vaut ' : ' égal à ')));
  const link = isAlone || facts.length === 0 ? [] : [', avec '];
  return [...label, ...name, ...link, ...facts];
}

/** Returns a field and its value. For an input or output, this is the name in braces, as in the requests. */
function checkPhrases({ location, name, value }: Check, relation: string): readonly Phrasing[] {
  const field = location === 'header' ? ['l’en-tête ', toCode(name)] : [toCode(toFieldPath(name))];
  const isPlaceholder = /^\{.+\}$/.test(value);
  return [...field, relation, toCode(isPlaceholder ? value : readableJson(value))];
}

/** Joins phrases with commas, and « et » before the last one. */
function enumerate(phrases: readonly (readonly Phrasing[])[]): readonly Phrasing[] {
  const [first, last] = [phrases.slice(0, -1), phrases.slice(-1)];
  return joinPhrases([...(first.length === 0 ? [] : [joinPhrases(first, ', ')]), ...last], ' et ');
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
  const title = error === undefined ? [] : [`\u00a0: ${error.title}`];
  return toItem(
    [...responsePhrases(condition, step), ...title, '. ', ...actionPhrases(action)],
    ...toBlocks(error?.remedy ?? [], asWritten, 'inline'),
  );
}

function actionPhrases(action: Action): readonly Phrasing[] {
  switch (action.kind) {
    case 'end':
      return [toStrong('S’arrêter là.')];
    case 'goto':
      return [toStrong('Passer à l’', toStepLink(action.step)), '.'];
    case 'retry': {
      const times = action.limit === 1 ? 'une fois' : `${String(action.limit)}\u00a0fois au plus`;
      if (action.step !== undefined) {
        return [toStrong('Refaire l’', toStepLink(action.step), ', puis celle-ci'), `, ${times}.`];
      }
      return [toStrong(`Refaire cette étape après ${String(action.afterSeconds)}\u00a0s`), `, ${times}.`];
    }
  }
}
