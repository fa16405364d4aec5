import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject, member, members, pathItemLayers, pathItemOperations, rootPathItems, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { reportOnKey } from './reportOnKey.ts';

/**
 * Requires a webhook to describe how its calls are signed (`x-signature`) and retried (`x-retry`), and its body to hold
 * only identifiers, codes, dates and numbers. Free text could contain health data, which must not leave the API in a call
 * that queues and logs of other systems keep.
 */
export const webhookRule: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    for (const { name, reference, location } of rootPathItems(root, 'webhooks', context.location, context)) {
      for (const layer of pathItemLayers(reference, location, context)) {
        for (const { method, operation } of pathItemOperations(layer.node)) {
          const { source, pointer } = layer.location.child([method]);
          const report = (message: string): void => reportOnKey(context, { source, pointer }, message);
          for (const extension of ['x-signature', 'x-retry'].filter((key) => toText(operation[key]) === undefined)) {
            report(
              `Webhook "${name}" has no ${extension}: describe how its calls are ${extension === 'x-retry' ? 'retried' : 'signed'}.`,
            );
          }
          const body = context.resolve<JsonObject>(operation['requestBody'] as never, source.absoluteRef);
          for (const [, media] of members(member(body.node, 'content'))) {
            const file = body.location?.source.absoluteRef ?? source.absoluteRef;
            for (const field of freeTexts(member(media, 'schema'), file, context, '')) {
              report(
                `Field "${field}" of webhook "${name}" is free text, which may contain health data: give it a format, a pattern or coded values, or let the receiver read it through the API.`,
              );
            }
          }
        }
      }
    }
  },
});

/** Returns the paths of the fields of a schema that accept any text. */
function freeTexts(written: unknown, from: string, context: UserContext, path: string): readonly string[] {
  const resolved = isReference(written) ? context.resolve<JsonObject>(written as never, from) : undefined;
  const schema = resolved?.node ?? written;
  const file = resolved?.location?.source.absoluteRef ?? from;
  const isText = [member(schema, 'type')].flat().includes('string');
  const isBounded = ['format', 'pattern', 'enum', 'const', 'oneOf'].some((key) => member(schema, key) !== undefined);
  const own = isText && !isBounded ? [path] : [];
  const inside = members(member(schema, 'properties')).flatMap(([name, property]) =>
    freeTexts(property, file, context, path === '' ? name : `${path}.${name}`),
  );
  const items = member(schema, 'items');
  return [...own, ...inside, ...(items === undefined ? [] : freeTexts(items, file, context, `${path}[]`))];
}

function isReference(value: unknown): boolean {
  return isObject(value) && '$ref' in value;
}
