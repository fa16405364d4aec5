/** The colons before the name of a directive, by its type. */
export const directivePrefixes = { textDirective: ':', leafDirective: '::', containerDirective: ':::' } as const;
