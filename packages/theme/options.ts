import { z } from 'zod';

/** The options of the theme: their types, their validation and their documentation. */
export const themeOptions = z.strictObject({
  id: z.string().default('default').describe('Name of the plugin’s instance. There is only one'),
  customCss: z
    .array(z.string())
    .default([])
    .describe('Style sheets of the site, absolute or relative to its folder, that come after those of the theme'),
});

/** Options of the theme, with the defaults. */
export type ThemeOptions = z.output<typeof themeOptions>;

/** Options of the theme as they are written in the configuration of a site. */
export type Options = z.input<typeof themeOptions>;
