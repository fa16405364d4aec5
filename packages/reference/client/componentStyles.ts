// Replaced by imports of every component’s style sheet when the visitors’ bundle is made. @see ../clientReplacements.ts
export {};
