import { createCodeFinder } from '../codeFinder.ts';

/** Finds the code that a query consists of. */
export const findCode = createCodeFinder('code|erreur|error|statut|status', 'état|valeur');
