import { z } from 'zod';

const searchContext = z.strictObject({
  id: z.string().describe('Value of the `ctx` parameter, and suffix of the index file'),
  path: z.string().describe('Path of its pages below the base URL, without a leading or trailing slash'),
  label: z.string().describe('Name that visitors choose it by'),
  home: z.string().exactOptional().describe('Path of the first page to read; by default the path of the context'),
  isReference: z
    .boolean()
    .exactOptional()
    .describe('Whether its pages are a reference. Results from there begin with the label'),
});

/** The options of the local search plugin: their types, their validation and their documentation. */
export const searchOptions = z.strictObject({
  id: z.string().default('default').describe('Name of the plugin’s instance. There is only one'),
  contexts: z
    .array(searchContext)
    .exactOptional()
    .describe(
      'Parts of the site that can be searched separately, in the order in which they are offered; by default the guides, each reference, and the blog',
    ),
  synonyms: z
    .string()
    .exactOptional()
    .describe(
      'Path of a YAML file with the words of the site and what visitors type for them; without it, there are no synonyms',
    ),
  thesaurus: z
    .string()
    .exactOptional()
    .describe(
      'Path of a YAML file with words that the site lacks, each with words of the site, the nearest first: the command `reliure thesaurus` writes it',
    ),
});

/** Options of the local search plugin, with the defaults. */
export type LocalSearchOptions = Omit<z.output<typeof searchOptions>, 'id'>;

/** Options of the local search plugin as they are written in the configuration of a site. */
export type Options = z.input<typeof searchOptions>;

/** A part of the site with an index file of its own. */
export type SearchContext = z.output<typeof searchContext>;
