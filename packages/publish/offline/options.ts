import { z } from 'zod';

/** The options of the plugin that finishes a site: their types, their validation and their documentation. */
export const publishOptions = z.strictObject({
  id: z.string().default('default').describe('Name of the plugin’s instance. There is only one'),
  hasOfflineCopy: z
    .boolean()
    .default(true)
    .describe(
      'Whether visitors can keep a copy of the site. If not, the service worker at the same address removes the copies that earlier versions of the site left in browsers',
    ),
});

/** Whether visitors can keep a copy of the site. */
export type OfflineOptions = Pick<z.output<typeof publishOptions>, 'hasOfflineCopy'>;
