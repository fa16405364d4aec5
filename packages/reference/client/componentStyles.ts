// Placeholder: in the visitors’ bundle, imports of every component’s style sheet replace this module.
// @see ../plugin/clientReplacements.ts
export {};
