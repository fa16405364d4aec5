import {
  contentSchema,
  describedHeaders,
  ignoredHeaderNames,
  members,
  operationParameters,
  toText,
} from '@reliure/openapi';
import type { JsonObject, ParameterLocation } from '@reliure/openapi';
import { paragraph } from '@reliure/page';
import { toDescription } from '@reliure/richtext';
import { withoutOmitted } from '@reliure/samples';
import type { Sender } from '@reliure/samples';
import { toSchemaNode } from '@reliure/schema';
import type { SchemaContext, SchemaNode } from '@reliure/schema';
import { texts } from '../texts/index.ts';
import { toBodyParts, withEncodings } from './encodings.ts';
import { contentErrors, toErrorCase, toExamples, toGeneratedExamples } from './examples.ts';
import { toHeaderField, toParameterField } from './fields.ts';
import { statusTitle } from './wording/statusWording.ts';
import type { Body, Content, ParameterSection, Response } from './exchange.ts';

/** Locations of parameters, in the order of a page. */
export const parameterLocations: readonly ParameterLocation[] = ['path', 'query', 'querystring', 'header', 'cookie'];

/** Returns the context of values that one side sends. */
function sentBy(sender: Sender, context: SchemaContext): SchemaContext {
  return {
    ...context,
    sender,
    toSent: (value, schemas) => withoutOmitted(value, schemas, sender, context.resolve),
  };
}

/** Returns the parameters of an operation by location. */
export function toParameterSections(
  pathItem: JsonObject,
  operation: JsonObject,
  sender: Sender,
  schemas: SchemaContext,
): readonly ParameterSection[] {
  const context = sentBy(sender, schemas);
  const parameters = operationParameters(pathItem, operation, context.resolve);
  const prefixes = texts().anchors.parameter;
  const ignored = ignoredHeaderNames(pathItem, operation, context.resolve);
  return parameterLocations.flatMap((location) => {
    const fields = parameters
      .filter((parameter) => parameter['in'] === location)
      .map((parameter) => toParameterField(parameter, prefixes[location], String(parameter['name']), context));
    const hasNote = location === 'header' && ignored.length > 0;
    if (fields.length === 0 && !hasNote) return [];
    return [{ location, ...(hasNote && { note: [paragraph(...texts().exchange.ignoredHeaders(ignored))] }), fields }];
  });
}

/** @see https://spec.openapis.org/oas/v3.1.0#request-body-object */
export function toBody(reference: unknown, anchor: string, sender: Sender, context: SchemaContext): Body | undefined {
  if (reference === undefined) return undefined;
  const body = context.resolve(reference).node;
  return {
    required: body['required'] === true,
    ...toDescription(body, context.anchors),
    contents: toContents(body['content'], anchor, sender, context),
  };
}

/**
 * Returns the responses by status: numeric statuses in ascending order, then the others in the contract’s order.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#responses-object
 */
export function toResponses(
  responses: unknown,
  anchorPrefix: string,
  sender: Sender,
  context: SchemaContext,
): readonly Response[] {
  return members(responses)
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, reference]) => {
      const { node: response, name } = context.resolve(reference);
      const summary = toText(response['summary']);
      const anchor = context.anchors.reserve(null, `${anchorPrefix}-${status}`);
      return {
        status,
        anchor,
        title: summary ?? statusTitle(status),
        ...(summary !== undefined && { isNamed: true }),
        ...toDescription(response, context.anchors),
        headers: describedHeaders(response).map(([name, header]) =>
          toHeaderField(name, header, anchor, sentBy(sender, context)),
        ),
        contents: toContents(response['content'], anchor, sender, context),
        errors: toErrors(response['content'], context),
        ...(name !== null && { isShared: true }),
      };
    });
}

/** Returns the errors, one per code: a response with two JSON media types contains its errors twice. */
function toErrors(content: unknown, { resolve, anchors }: SchemaContext): Response['errors'] {
  const errors = contentErrors(content, resolve);
  const codes = errors.map(({ code }) => code);
  return errors.filter(({ code }, index) => codes.indexOf(code) === index).map((error) => toErrorCase(error, anchors));
}

function toContents(content: unknown, anchor: string, sender: Sender, context: SchemaContext): readonly Content[] {
  return members(content).map(([mediaType, reference], index) => {
    const media = context.resolve(reference).node;
    const contentAnchor =
      index === 0 ? anchor : context.anchors.reserve(null, `${anchor}-${mediaType.replace(/[^a-z0-9]+/gi, '-')}`);
    const written = toExamples(mediaType, media, sender, context);
    const whole = contentSchema(media);
    if (whole === undefined) return { mediaType, anchor: contentAnchor, examples: written };
    const { schema, itemSchema } = media;
    const isError = contentErrors({ [mediaType]: media }, context.resolve).length > 0;
    const sent = sentBy(sender, context);
    const toRoot = (one: unknown) =>
      (isError ? toLinkNode(one, context) : null) ?? toRootNode(one, contentAnchor, sent);
    const parts = toBodyParts(media, contentAnchor, sent);
    const examples = written.length > 0 ? written : toGeneratedExamples(mediaType, whole, sender, context);
    const found = examples === null ? { examples: [], hasNoExample: true as const } : { examples };
    return {
      mediaType,
      anchor: contentAnchor,
      ...(schema !== undefined && { schema: withEncodings(toRoot(schema), media['encoding'], sent) }),
      ...(itemSchema !== undefined && { items: toRoot(itemSchema) }),
      ...(parts.length > 0 && { parts }),
      ...found,
    };
  });
}

/**
 * Builds a top-level schema. A component that the page already shows in full, such as that of errors, becomes a link to
 * it.
 */
function toRootNode(schema: unknown, anchor: string, context: SchemaContext): SchemaNode {
  const { pointer, name } = context.resolve(schema);
  const existingAnchor = pointer === null ? undefined : context.roots.get(pointer);
  if (existingAnchor !== undefined && name !== null) {
    const slug = context.slugs.get(name);
    const parts = [{ kind: 'elsewhere', name, anchor: existingAnchor }] as const;
    return { name, ...(slug !== undefined && { slug }), type: name, examples: [], parts };
  }
  if (pointer !== null) context.roots.set(pointer, anchor);
  return toSchemaNode(schema, anchor, context);
}

/**
 * Returns a link to the page of a component instead of its fields, or `null` for any other schema. Errors have the same
 * component on all pages, so its fields are described once, on its own page.
 */
function toLinkNode(schema: unknown, { resolve, slugs }: SchemaContext): SchemaNode | null {
  const { name } = resolve(schema);
  const slug = name === null ? undefined : slugs.get(name);
  return name === null || slug === undefined ? null : { name, slug, type: name, examples: [], parts: [] };
}
