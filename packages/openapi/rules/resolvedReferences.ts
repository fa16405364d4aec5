import { YamlParseError, type Location, type Oas3Rule, type UserContext } from '@redocly/openapi-core';
import { isObject, member } from '../document/json.ts';

/** The message for a `$ref` that cannot be replaced by its target, because the target contains the `$ref`. */
export const containsItself = 'points to an object that contains it';

/** The start of the message for a `$ref` that does not resolve. */
export const unresolved = "Can't resolve $ref";

/** The message for a `$ref` where OpenAPI has none. The same everywhere, so that it is printed once. */
const misplacedMessage = 'OpenAPI allows no `$ref` here. It is followed, but other tools may refuse it.';

/** The reason for a `$ref` that does not resolve inside of a schema with an `$id`. */
const relativeToId = 'it is relative to the `$id` of an enclosing schema, and leads neither to a schema nor to a file';

/** Redocly’s names of the objects that may be references. */
const referable: ReadonlySet<string> = new Set([
  'Callback',
  'Example',
  'Header',
  'Link',
  'Parameter',
  'PathItem',
  'RequestBody',
  'Response',
  'Schema',
  'SecurityScheme',
]);

/** A `$ref` where OpenAPI has none, which everybody follows. */
export interface MisplacedReference {
  readonly parent: object;
  readonly key: string | number;
  readonly node: object;
  readonly target: unknown;
}

/**
 * Requires each `$ref` to resolve. Redocly’s own rule does not name the `$ref`, and treats the component names in a
 * discriminator’s mapping as files. In an extension or an example, `$ref` may be plain data, so it is only a warning
 * there.
 *
 * @param misplaced Gets each `$ref` where OpenAPI has none.
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export const resolvedReferences =
  (misplaced: MisplacedReference[]): Oas3Rule =>
  () => {
    /** The number of enclosing schemas with an `$id`. */
    let enclosingIds = 0;
    let enclosingExtensions = 0;
    /** Whether `$ref` may be plain data: in an example or an extension. Redocly calls all untyped members scalars. */
    const isData = ({ type, key }: UserContext): boolean =>
      type.name === 'SpecExtension' || (type.name === 'scalar' && (enclosingExtensions > 0 || key === 'example'));
    return {
      SpecExtension: {
        enter: () => void (enclosingExtensions += 1),
        leave: () => void (enclosingExtensions -= 1),
      },
      Schema: {
        enter: (schema: unknown) => void (enclosingIds += hasId(schema) ? 1 : 0),
        leave: (schema: unknown) => void (enclosingIds -= hasId(schema) ? 1 : 0),
      },
      ref: {
        leave(reference, context, { node, location: target, error }) {
          const { location } = context;
          const { $ref } = reference;
          if (node !== undefined && !isInherited(node)) {
            if (isData(context)) {
              if (target === undefined || !contains(target, location)) return;
              const message = `\`$ref: ${$ref}\` ${containsItself}, and is left as it is.`;
              context.report({ message, location, forceSeverity: 'warn' });
            } else if (!isReferable(context)) {
              context.report({ message: misplacedMessage, location, forceSeverity: 'warn' });
              if (isContainer(context.parent)) {
                misplaced.push({ parent: context.parent, key: context.key, node: reference, target: node });
              }
            }
            return;
          }
          if (error instanceof YamlParseError) {
            const start = { line: error.line, col: error.col };
            context.report({
              ruleId: 'syntax',
              message: `The file cannot be parsed: ${error.message}`,
              location: { source: error.source, pointer: undefined, start },
            });
            return;
          }
          const reason = enclosingIds > 0 ? relativeToId : error?.message;
          const message = `${unresolved} "${$ref}"${reason === undefined ? '' : `: ${reason}`}`;
          context.report({ message, location, ...(isData(context) && { forceSeverity: 'warn' }) });
        },
      },
    };
  };

function isReferable({ type, specVersion }: UserContext): boolean {
  return referable.has(type.name) || (type.name === 'MediaType' && specVersion === 'oas3_2');
}

function hasId(schema: unknown): boolean {
  return typeof member(schema, '$id') === 'string';
}

function isContainer(parent: unknown): parent is object {
  return isObject(parent) || Array.isArray(parent);
}

function contains(outer: Location, inner: Location): boolean {
  if (outer.source.absoluteRef !== inner.source.absoluteRef) return false;
  const [outerPrefix, innerPrefix] = [outer, inner].map(({ pointer }) => `${pointer.replace(/\/$/, '')}/`);
  return outerPrefix !== undefined && innerPrefix?.startsWith(outerPrefix) === true;
}

/**
 * Whether a node is a member that every object inherits. Redocly resolves `#/components/schemas/constructor` to one,
 * which cannot be part of a parsed file.
 */
function isInherited(node: unknown): boolean {
  return typeof node === 'function' || node === Object.prototype;
}
