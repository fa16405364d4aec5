import { YamlParseError, type Oas3Rule } from '@redocly/openapi-core';

/**
 * Each `$ref` leads somewhere. Redocly’s own rule does not say which one does not, and takes the component names in a
 * discriminator’s mapping for files. In an extension or an example, `$ref` may be plain data: a warning is enough.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export const resolvedReferences: Oas3Rule = () => ({
  ref: {
    leave({ $ref: reference }, context, { node, error }) {
      const { location, type } = context;
      if (node !== undefined) return;
      if (error instanceof YamlParseError) {
        const start = { line: error.line, col: error.col };
        context.report({ message: `Failed to parse: ${error.message}`, location: { source: error.source, pointer: undefined, start } });
        return;
      }
      const message = `Can't resolve $ref "${reference}"${error === undefined ? '' : `: ${error.message}`}`;
      const isData = type.name === 'scalar' || type.name === 'SpecExtension';
      context.report({ message, location, ...(isData && { forceSeverity: 'warn' }) });
    },
  },
});
