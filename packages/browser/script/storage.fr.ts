/**
 * The names with which choices are stored. Visitors can see them, so they are in the language of the site. The specification
 * fixes the French ones.
 */
export const serverKey = 'serveur';
export const languageKey = 'langage';
export const schemasKey = 'schemas';
export const expanded = 'deplies';
export const collapsed = 'replies';
