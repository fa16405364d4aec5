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
export function overlayFaults(document: unknown): readonly PointerProblem[] {
  if (!isObject(document)) return [fault('#', 'The overlay is not an object.', 'Start it with `overlay: 1.1.0`.')];
  const { overlay, info, actions } = document;
  if (typeof overlay === 'string' && !/^1\.[01]\.\d+$/.test(overlay))
    return [fault('#/overlay', `Overlay version "${overlay}" is not supported.`, 'Write `overlay: 1.1.0` or `1.0.0`.')];
  const isList = Array.isArray(actions);
  return [
    ...memberFaults(document, '#', rootMembers),
    ...textFaults(document, '#', ['overlay', 'extends']),
    ...(info === undefined ? [] : objectFaults(info, '#/info', infoMembers, ['title', 'version', 'description'])),
    ...(actions === undefined || (isList && actions.length > 0)
      ? []
      : [fault('#/actions', '`actions` is no list with an action.', 'Write a list: `- target: $.info`.')]),
    ...toArray(actions).flatMap((action, index) =>
      toArray(actions).findIndex((other) => toCanonicalJson(other) === toCanonicalJson(action)) < index
        ? [fault(`#/actions/${index}`, 'Another action says the same.', 'Keep one of them.')]
        : [],
    ),
    ...toArray(actions).flatMap((action, index) => {
      const pointer = `#/actions/${index}`;
      return [
        ...objectFaults(action, pointer, actionMembers, ['target', 'description', 'copy']),
        ...(isObject(action) && action['remove'] !== undefined && typeof action['remove'] !== 'boolean'
          ? [
              fault(
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

function objectFaults(
  node: unknown,
  pointer: string,
  known: Readonly<Record<string, boolean>>,
  texts: readonly string[],
): readonly PointerProblem[] {
  if (!isObject(node)) return [fault(pointer, `This is ${JSON.stringify(node)}, not an object.`, 'Write an object.')];
  return [...memberFaults(node, pointer, known), ...textFaults(node, pointer, texts)];
}

/** Returns a fault for each unknown member, and for each required one that is missing. */
function memberFaults(
  node: JsonObject,
  pointer: string,
  known: Readonly<Record<string, boolean>>,
): readonly PointerProblem[] {
  const missing = Object.keys(known).filter((name) => known[name] === true && node[name] === undefined);
  const unknown = members(node).filter(([name]) => !Object.hasOwn(known, name) && !name.startsWith('x-'));
  return [
    ...missing.map((name) => fault(pointer, `\`${name}\` is missing.`, `Add \`${name}\`.`)),
    ...unknown.map(([name]) =>
      fault(`${pointer}/${name}`, `Overlays have no \`${name}\`.`, nearest(name, Object.keys(known))),
    ),
  ];
}

function textFaults(node: JsonObject, pointer: string, names: readonly string[]): readonly PointerProblem[] {
  return names.flatMap((name) =>
    node[name] === undefined || toText(node[name]) !== undefined
      ? []
      : [
          fault(
            `${pointer}/${name}`,
            `\`${name}\` is ${JSON.stringify(node[name])}, not a text.`,
            'Put the value in quotes.',
          ),
        ],
  );
}

function fault(pointer: string, message: string, remedy: string): PointerProblem {
  return { pointer, message, remedy };
}
