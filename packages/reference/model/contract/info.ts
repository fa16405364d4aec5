import { toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/** The title, version and summary of an API. */
export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
}

/** Returns the API’s title, version and summary. */
export function toInfo(document: JsonObject): Info {
  const { title, version, summary } = toObject(document['info']);
  const sentence = toText(summary);
  return {
    title: toText(title) ?? 'API',
    version: toText(version) ?? '',
    ...(sentence !== undefined && { summary: sentence }),
  };
}
