// Stands for imports of every component’s style sheet, which the visitors’ bundle has. @see ../plugin/clientReplacements.ts
export {};
