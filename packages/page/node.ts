import { join } from 'node:path';

/** Folder of the messages of the components, for the plugin of a package that shows them. */
export const messagesFolder = join(import.meta.dirname, 'i18n');
