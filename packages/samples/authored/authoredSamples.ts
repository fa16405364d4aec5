import { createSlugs, slugify, toArray, toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { languageId, toMarks } from '@reliure/richtext';
import { texts } from '../texts.ts';
import type { Sample } from '../types.ts';

/**
 * Replaces the samples in the languages of those that the author of an operation wrote, and adds those in other
 * languages after them.
 *
 * @param generated The sample in each language of the site.
 * @see https://redocly.com/docs-legacy/api-reference-docs/specification-extensions/x-code-samples
 */
export function withAuthoredSamples(operation: JsonObject, generated: readonly Sample[]): readonly Sample[] {
  const authored = readAuthoredSamples(operation);
  if (authored.length === 0) return generated;
  const isOwn = ({ language }: AuthoredSample) => generated.some(({ id }) => id === language);
  const slots = [
    ...generated.map((sample) => ({ sample, authored: authored.filter(({ language }) => language === sample.id) })),
    ...authored.filter((entry) => !isOwn(entry)).map((entry) => ({ sample: null, authored: [entry] })),
  ];
  const claimId = createSlugs(generated.map(({ id }) => id));
  const claimLabel = createLabels();
  return slots.flatMap(({ sample, authored: entries }) => {
    if (sample !== null && entries.length === 0) return [{ ...sample, label: claimLabel(sample.label) }];
    return entries.map(({ language, name, label, text }, index) => ({
      id: sample !== null && index === 0 ? sample.id : claimId(language),
      label: claimLabel(label ?? sample?.label ?? name),
      language: sample?.language ?? language,
      text,
      marks: toMarks(text, sample?.language ?? language),
    }));
  });
}

/** A sample as its author wrote it. */
interface AuthoredSample {
  readonly language: string;
  /** The name of the language, as its author wrote it. */
  readonly name: string;
  readonly label?: string;
  readonly text: string;
}

function readAuthoredSamples(operation: JsonObject): readonly AuthoredSample[] {
  const own = toArray(operation['x-codeSamples']);
  const entries = own.length > 0 ? own : toArray(operation['x-code-samples']);
  return entries.flatMap((entry) => {
    const { lang, label, source } = toObject(entry);
    const [name, text] = [toText(lang)?.trim() ?? '', toText(source) ?? ''];
    if (name === '' || text.trim() === '') return [];
    const title = toText(label)?.trim() ?? '';
    return [
      {
        language: languageId(name) ?? (slugify(name) || texts().otherLanguage),
        name,
        ...(title !== '' && { label: title }),
        text,
      },
    ];
  });
}

/** Returns a function that adds a number to labels that occurred before. */
function createLabels(): (label: string) => string {
  const used = new Set<string>();
  return (label) => {
    let own = label;
    for (let number = 2; used.has(own); number += 1) own = `${label} (${number})`;
    used.add(own);
    return own;
  };
}
