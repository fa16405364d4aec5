/** Stands for the highlighter that the theme would load; nothing uses it. */
export const Prism = { languages: {} };
