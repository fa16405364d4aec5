import { NOT_RESOLVED, mapTag, type ScalarTagDefinition, type Schema, type TagDefinition } from 'js-yaml';
import { ExactNumber, toExactNumber, type JsonNumber } from '../../document/exactNumber.ts';
import { members } from '../../document/json.ts';
import { addMember, memberNames } from '../../document/memberOrder.ts';

/** Returns a schema of js-yaml that reads and writes numbers with their digits, and members in their order. */
export function toExactSchema(schema: Schema): Schema {
  return schema.withTags(schema.tags.map(toExactTag));
}

function toExactTag(tag: TagDefinition): TagDefinition {
  if (tag.tagName === mapTag.tagName) return exactMapTag;
  if (tag.nodeKind !== 'scalar') return tag;
  if (tag.tagName === 'tag:yaml.org,2002:int') return toExactNumberTag(tag, /^-?\d+$/);
  return tag.tagName === 'tag:yaml.org,2002:float' ? toExactNumberTag(tag, /[.e]/i) : tag;
}

const exactMapTag: typeof mapTag = {
  ...mapTag,
  addPair: (object, key, value) => {
    if (key !== null && typeof key === 'object' && !(key instanceof ExactNumber)) {
      return mapTag.addPair(object, key, value);
    }
    addMember(object, String(key), value);
    return '';
  },
  has: (object, key) => mapTag.has(object, key instanceof ExactNumber ? key.text : key),
  keys: memberNames,
  represent: (object) => new Map(members(object)),
};

/** @param notation The notation of the numbers that have the tag. */
function toExactNumberTag(tag: ScalarTagDefinition, notation: RegExp): ScalarTagDefinition {
  return {
    ...tag,
    resolve: (source, isExplicit, name) => {
      const value = tag.resolve(source, isExplicit, name);
      if (typeof value !== 'number' && value !== NOT_RESOLVED) return value;
      return notation.test(source) || value !== NOT_RESOLVED ? (toJsonNumber(source) ?? value) : value;
    },
    identify: (data) => (data instanceof ExactNumber ? notation.test(data.text) : tag.identify(data)),
    represent: (data) => (data instanceof ExactNumber ? data.text : tag.represent(data)),
  };
}

/** Returns the number of a YAML source; `undefined` if JSON has no such notation: `.inf`, `0b1`, `1_000`. */
function toJsonNumber(source: string): JsonNumber | undefined {
  if (/^0(?:x[\da-f]+|o[0-7]+)$/i.test(source)) return toExactNumber(String(BigInt(source)));
  const text = source
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '');
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text) ? toExactNumber(text) : undefined;
}
