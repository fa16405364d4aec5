import type { Texts } from './texts.fr.ts';

export const en: Texts = {
  fence: { example: 'example', excerpt: 'excerpt', exempt: 'outside-contract' },
  statusInSentence:
    /\b(?:an?|the|is|status|returns?|responds?|with)\s+([2-5]\d\d)(?![\d.,-]\d|\d)(?!\s(?:L|h|min|ms|m|\p{L}+s)\b)/giu,
};
