/** Name of the repeated query parameter with the words to mark on a page. */
export const highlightParameter = '_highlight';
