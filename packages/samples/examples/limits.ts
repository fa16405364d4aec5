/** After this many values, objects get only their required members. */
export const valueBudget = 200;

/** After this many values, required members are left out too, because schemas may refer to each other without end. */
export const maxValues = 1000;

/** The maximum number of values that are built, with those that turn out to be invalid. */
export const maxTries = 800;

/** The maximum nesting of objects that still get their optional members. */
export const fullDepth = 3;

/** The number of items in a list that has no minimum, and of optional members that are varied. */
export const fewItems = 3;

/** The maximum number of items in a list: a longer one would not be readable. */
export const maxItems = 50;
