/** Name of the repeated query parameter that carries the terms to mark on a page. */
export const highlightParameter = '_highlight';
