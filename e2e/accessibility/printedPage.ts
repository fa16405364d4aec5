import type { Page } from '@playwright/test';
import { getDocumentProxy, getMeta } from 'unpdf';

/** A line or part of one, in points from the upper left corner of its sheet. */
interface PrintedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface PrintedSheet {
  readonly width: number;
  readonly texts: readonly PrintedText[];
  /** The text of the sheet without white space, because lines break differently than on screen. */
  readonly content: string;
}

export interface PrintedPage {
  readonly title: string | undefined;
  readonly sheets: readonly PrintedSheet[];
}

/** Prints a page in its current state on A4, and reads the result. */
export async function printPage(page: Page): Promise<PrintedPage> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const { info } = await getMeta(document);
  const sheets: PrintedSheet[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number);
    const { items } = await sheet.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const start = Number(item.transform[4]);
      return [{ text: item.str, start, end: start + item.width }];
    });
    const { width } = sheet.getViewport({ scale: 1 });
    sheets.push({ width, texts, content: toContent(texts.map(({ text }) => text).join('')) });
  }
  return { title: typeof info['Title'] === 'string' ? info['Title'] : undefined, sheets };
}

/**
 * Removes white space and symbols from a text, so that it can be found in a sheet. The available fonts may lack the
 * symbols for control characters.
 */
export function toContent(text: string): string {
  return text.replace(/[\s\p{Cc}\u200b•\u2400-\u243f]/gu, '');
}
