/** Values of `Accept`, and whether servers answer them with Markdown: `reliure serve`, nginx, and functions of static hosts. */
export const acceptHeaders: readonly (readonly [accept: string, isMarkdown: boolean])[] = [
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['Text/Markdown', true],
  ['text/markdown;q=1.0, text/x-markdown;q=0.9, text/html;q=0.7, */*;q=0.1', true],
  ['text/html;q=0.5, text/markdown', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['text/html, text/markdown', false],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0, text/html', false],
  ['text/x-markdown', false],
  ['*/*', false],
];
