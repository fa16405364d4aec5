import { releaseDateKey } from '@reliure/changelog';
import { toDateText } from '@reliure/language';
import { toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/** The title, version and summary of an API. */
export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  /** The day from which this version is in service, in words. */
  readonly from?: string;
}

/** Returns the API’s title, version and summary, and the day of that version. */
export function toInfo(document: JsonObject): Info {
  const { title, version, summary, [releaseDateKey]: date } = toObject(document['info']);
  const sentence = toText(summary);
  const day = toText(date);
  return {
    title: toText(title) ?? 'API',
    version: toText(version) ?? '',
    ...(sentence !== undefined && { summary: sentence }),
    ...(day !== undefined && { from: toDateText(day) }),
  };
}
