import { expect, it } from 'vitest';
import { z } from 'zod';
import { optionTable } from './optionTable.ts';

it('optionTable lists options with their type, default and description, and their members', () => {
  const schema = z.strictObject({
    contract: z.string().describe('Root file'),
    page: z.string().nullable().default(null).describe('Path. With null, there is none.'),
    language: z.enum(['en', 'fr']).optional(),
    contexts: z.array(z.strictObject({ id: z.string().describe('Name') })).optional(),
    styles: z.array(z.string()).default([]),
  });
  expect(optionTable(schema)).toBe(`| Option | Type | Default | |
| --- | --- | --- | --- |
| \`contract\` | string | required | Root file. |
| \`page\` | string or null | \`null\` | Path. With null, there is none. |
| \`language\` | \`"en"\`, \`"fr"\` |  |  |
| \`contexts\` | list of objects |  |  |
| \`contexts[].id\` | string | required | Name. |
| \`styles\` | list of strings | \`[]\` |  |`);
});
