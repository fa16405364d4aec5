/** Id of the list that the box controls; the box names it before the list is there. */
export const listId = 'search-list';
