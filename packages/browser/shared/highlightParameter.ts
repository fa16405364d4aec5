/** Name of the repeated query parameter with the words to highlight on a page. */
export const highlightParameter = '_highlight';
