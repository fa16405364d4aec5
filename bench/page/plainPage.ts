import { brotliCompressSync } from 'node:zlib';
import type { PlainPage, Subject } from './types.ts';
import type { Visit } from './visit.ts';

/** Measures the content of the page’s document alone, opened with JavaScript disabled. */
export async function measurePlainPage({ page }: Visit, path: string, subject: Subject): Promise<PlainPage> {
  await page.goto(path, { waitUntil: 'load' });
  const texts = await page
    .locator('body :not(pre, pre *, script, style, template)')
    .evaluateAll((elements) =>
      elements.flatMap(({ childNodes }) =>
        [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent),
      ),
    );
  const words = new Set(texts.flatMap((text) => (text ?? '').split(/[^\w$.[\]-]+/)));
  const scripts = await page
    .locator('script:not([src])')
    .evaluateAll((elements) =>
      elements
        .filter((element) => /^(|module|text\/javascript)$/.test(element.getAttribute('type') ?? ''))
        .map(({ textContent }) => textContent),
    );
  return {
    fieldNames: subject.fieldNames.filter((name) => words.has(name)).length,
    inlineScripts: scripts.length === 0 ? 0 : brotliCompressSync(scripts.join('\n')).length,
  };
}
