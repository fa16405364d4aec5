import { toCanonicalJson } from '../document/canonicalJson.ts';
import { isObject, members, toArray, toText, type JsonObject } from '../document/json.ts';
import { nearest } from '../problems/nearest.ts';
import type { PointerProblem } from '../problems/problem.ts';

/** The members of each object of an overlay, with whether they are required. */
const rootMembers = { overlay: true, info: true, extends: false, actions: true };
const infoMembers = { title: true, version: true, description: false };
const actionMembers = { target: true, description: false, update: false, copy: false, remove: false };

/**
 * Returns what is wrong with the form of an Overlay document.
 *
 * @see https://spec.openapis.org/overlay/v1.1.0#overlay-object
 */
export function overlayProblems(document: unknown): readonly PointerProblem[] {
  if (!isObject(document)) return [toProblem('#', 'The overlay is not an object.', 'Start it with `overlay: 1.1.0`.')];
  const { overlay, info, actions } = document;
  if (typeof overlay === 'string' && !/^1\.[01]\.\d+$/.test(overlay))
    return [
      toProblem('#/overlay', `Overlay version "${overlay}" is not supported.`, 'Write `overlay: 1.1.0` or `1.0.0`.'),
    ];
  const isList = Array.isArray(actions);
  return [
    ...memberProblems(document, '#', rootMembers),
    ...textProblems(document, '#', ['overlay', 'extends']),
    ...(info === undefined ? [] : objectProblems(info, '#/info', infoMembers, ['title', 'version', 'description'])),
    ...(actions === undefined || (isList && actions.length > 0)
      ? []
      : [
          toProblem(
            '#/actions',
            '`actions` is not a list with at least one action.',
            'Write a list: `- target: $.info`.',
          ),
        ]),
    ...toArray(actions).flatMap((action, index) =>
      toArray(actions).findIndex((other) => toCanonicalJson(other) === toCanonicalJson(action)) < index
        ? [toProblem(`#/actions/${index}`, 'Another action is the same.', 'Keep one of them.')]
        : [],
    ),
    ...toArray(actions).flatMap((action, index) => {
      const pointer = `#/actions/${index}`;
      return [
        ...objectProblems(action, pointer, actionMembers, ['target', 'description', 'copy']),
        ...(isObject(action) && action['remove'] !== undefined && typeof action['remove'] !== 'boolean'
          ? [
              toProblem(
                `${pointer}/remove`,
                `\`remove\` is ${JSON.stringify(action['remove'])}.`,
                'Write `true` or `false`.',
              ),
            ]
          : []),
      ];
    }),
  ];
}

function objectProblems(
  node: unknown,
  pointer: string,
  known: Readonly<Record<string, boolean>>,
  texts: readonly string[],
): readonly PointerProblem[] {
  if (!isObject(node))
    return [toProblem(pointer, `This is ${JSON.stringify(node)}, not an object.`, 'Write an object.')];
  return [...memberProblems(node, pointer, known), ...textProblems(node, pointer, texts)];
}

/** Returns a problem for each unknown member, and for each required one that is missing. */
function memberProblems(
  node: JsonObject,
  pointer: string,
  known: Readonly<Record<string, boolean>>,
): readonly PointerProblem[] {
  const missing = Object.keys(known).filter((name) => known[name] === true && node[name] === undefined);
  const unknown = members(node).filter(([name]) => !Object.hasOwn(known, name) && !name.startsWith('x-'));
  return [
    ...missing.map((name) => toProblem(pointer, `\`${name}\` is missing.`, `Add \`${name}\`.`)),
    ...unknown.map(([name]) =>
      toProblem(`${pointer}/${name}`, `Overlays have no \`${name}\`.`, nearest(name, Object.keys(known))),
    ),
  ];
}

function textProblems(node: JsonObject, pointer: string, names: readonly string[]): readonly PointerProblem[] {
  return names.flatMap((name) =>
    node[name] === undefined || toText(node[name]) !== undefined
      ? []
      : [
          toProblem(
            `${pointer}/${name}`,
            `\`${name}\` is ${JSON.stringify(node[name])}, not a text.`,
            'Put the value in quotes.',
          ),
        ],
  );
}

function toProblem(pointer: string, message: string, remedy: string): PointerProblem {
  return { pointer, message, remedy };
}
