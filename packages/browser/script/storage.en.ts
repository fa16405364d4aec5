/**
 * The names with which choices are stored. Visitors can see them, so they are in the language of the site.
 */
export const serverKey = 'server';
export const languageKey = 'language';
export const schemasKey = 'schemas';
export const expanded = 'expanded';
export const collapsed = 'collapsed';
