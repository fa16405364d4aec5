/** Asks for what finds and shows. In one place: each `import` of a module is a file of its own. */
export const loadPanel = () => import('./SearchPanel');
