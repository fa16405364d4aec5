import { YamlParseError, type Location, type Oas3Rule } from '@redocly/openapi-core';
import { member } from '../document/json';

/** The message for a `$ref` that cannot be replaced by its target, because the target contains the `$ref`. */
export const containsItself = 'points to an object that contains it';

/** The reason for a `$ref` that does not resolve because `$id` is ignored. */
const idIsIgnored = 'the `$id` of an enclosing schema is ignored';

/**
 * Requires each `$ref` to resolve. Redocly’s own rule does not name the `$ref`, and treats the component names in a
 * discriminator’s mapping as files. In an extension or an example, `$ref` may be plain data, so it is only a warning
 * there.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export const resolvedReferences: Oas3Rule = () => {
  /** The number of enclosing schemas with an `$id`, which is ignored. */
  let enclosingIds = 0;
  return {
    Schema: {
      enter: (schema: unknown) => void (enclosingIds += hasId(schema) ? 1 : 0),
      leave: (schema: unknown) => void (enclosingIds -= hasId(schema) ? 1 : 0),
    },
    ref: {
      leave({ $ref: reference }, context, { node, location: target, error }) {
        const { location, type } = context;
        const isData = type.name === 'scalar' || type.name === 'SpecExtension';
        if (node !== undefined && !isInherited(node)) {
          if (!isData || target === undefined || !contains(target, location)) return;
          context.report({
            message: `\`$ref: ${reference}\` ${containsItself}, and is left as it is.`,
            location,
            forceSeverity: 'warn',
          });
          return;
        }
        if (error instanceof YamlParseError) {
          const start = { line: error.line, col: error.col };
          context.report({
            message: `The file cannot be parsed: ${error.message}`,
            location: { source: error.source, pointer: undefined, start },
          });
          return;
        }
        const reason = enclosingIds > 0 ? idIsIgnored : error?.message;
        const message = `Can't resolve $ref "${reference}"${reason === undefined ? '' : `: ${reason}`}`;
        context.report({ message, location, ...(isData && { forceSeverity: 'warn' }) });
      },
    },
  };
};

function hasId(schema: unknown): boolean {
  return typeof member(schema, '$id') === 'string';
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
