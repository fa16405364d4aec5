import { YamlParseError, type Location, type Oas3Rule } from '@redocly/openapi-core';

/** What the rule says of a `$ref` that no reader could replace by its target. */
export const leadsToItsHolder = 'leads to what holds it';

/**
 * Each `$ref` leads somewhere. Redocly’s own rule does not say which one does not, and takes the component names in a
 * discriminator’s mapping for files. In an extension or an example, `$ref` may be plain data: a warning is enough.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export const resolvedReferences: Oas3Rule = () => ({
  ref: {
    leave({ $ref: reference }, context, { node, location: target, error }) {
      const { location, type } = context;
      const isData = type.name === 'scalar' || type.name === 'SpecExtension';
      if (node !== undefined && !isInherited(node)) {
        if (!isData || target === undefined || !holds(target, location)) return;
        context.report({
          message: `\`$ref: ${reference}\` ${leadsToItsHolder}, and stays as it is.`,
          location,
          forceSeverity: 'warn',
        });
        return;
      }
      if (error instanceof YamlParseError) {
        const start = { line: error.line, col: error.col };
        context.report({
          message: `Failed to parse: ${error.message}`,
          location: { source: error.source, pointer: undefined, start },
        });
        return;
      }
      const message = `Can't resolve $ref "${reference}"${error === undefined ? '' : `: ${error.message}`}`;
      context.report({ message, location, ...(isData && { forceSeverity: 'warn' }) });
    },
  },
});

function holds(outer: Location, inner: Location): boolean {
  if (outer.source.absoluteRef !== inner.source.absoluteRef) return false;
  const [start, whole] = [outer, inner].map(({ pointer }) => `${pointer.replace(/\/$/, '')}/`);
  return start !== undefined && whole?.startsWith(start) === true;
}

/** Redocly takes `#/components/schemas/constructor` for what every object inherits; nothing that was parsed is that. */
function isInherited(node: unknown): boolean {
  return typeof node === 'function' || node === Object.prototype;
}
