import type { ParameterLocation } from '@reliure/openapi';
import { codeAnchor } from '@reliure/richtext';
import { texts } from '../texts/index.ts';

// Anchors of page sections. The pages reserve them, so that headings in the contract’s texts get different ones.

/** Returns the anchor of a security scheme on the introduction. */
export function schemeAnchor(name: string): string {
  return texts().anchors.scheme(codeAnchor(name));
}

/** Returns the anchors of the sections of a schema’s or a list’s page. */
export function schemaSections() {
  return texts().anchors.schema;
}

/** Returns the first slug segments of schemas and lists. */
export function schemaFolders() {
  const { schemas, lists } = texts().slugs;
  return { schemas, lists };
}

/** Returns the anchor of the parameters with one location. */
export function parametersAnchor(location: ParameterLocation): string {
  return texts().anchors.parameters(location);
}

/** Returns the prefix of the anchors of responses, before their statuses. */
export function responseAnchor(): string {
  return texts().anchors.response;
}

/** Returns the anchors of the column of examples beside a call. */
export function exampleSections() {
  return texts().anchors.examples;
}

/** Returns the anchors of the sections of an operation’s page. See `parametersAnchor` for the parameters. */
export function operationSections() {
  return texts().anchors.operation;
}
