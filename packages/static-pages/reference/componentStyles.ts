// Placeholder: in the visitors’ bundle, imports of every component’s style sheet replace this module.
// @see ./referenceReplacements.ts
export {};
