import type { OperationPage, SchemaPage } from '@reliure/reference';
import { toPlainText } from '@reliure/richtext';
import type { RichText } from '@reliure/richtext';
import type { SchemaNode } from '@reliure/schema';
import { apiPath } from './apiPath.ts';
import { readReference } from './contract.ts';
import { decode } from './decode.ts';
import { readDocument } from './sitePages.ts';
import { expect, test } from './test.ts';

/** Members of the page model whose texts a page shows, and members that a page shows in another form. */
const texts = new Set(['description', 'cause', 'remedy', 'condition', 'text', 'deprecation']);
const notShown = new Set(['samples', 'marks']);

test('pages of operations and schemas show every text and every pattern of the model', async () => {
  const { operations, schemas } = await readReference();
  const pages: readonly (OperationPage | SchemaPage)[] = [...operations, ...schemas];
  const missing = pages.flatMap((page) => {
    const shown = squeeze(readText(apiPath(page.slug)));
    return toTexts(page)
      .filter((text) => !shown.includes(squeeze(text)))
      .map((text) => `${page.slug}: ${text}`);
  });
  expect(pages.length).toBeGreaterThan(400);
  expect(missing).toEqual([]);
});

function readText(path: string): string {
  const body = /<main[^]*<\/main>/.exec(readDocument(path))?.[0] ?? '';
  return decode(body.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/<[^>]+>/g, ''));
}

/** Removes white space, because a page may separate blocks and words differently. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

function toTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(toTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (notShown.has(key)) return [];
    if (texts.has(key) && Array.isArray(inner)) return toPlainText(inner as RichText).split('\n');
    return key === 'patterns' ? [...(inner as NonNullable<SchemaNode['patterns']>)] : toTexts(inner);
  });
}
