import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Visitor } from './visitor.ts';

/** Starts Chromium, or Firefox by WebDriver BiDi. */
export async function startPuppeteer(options: LaunchOptions): Promise<Visitor> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    browser: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    click: (xpath) => page.locator(`xpath/${xpath}`).click(),
    type: async (xpath, text) => {
      await page.locator(`xpath/${xpath}`).click();
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    // React changes pages without a new document, for which `goBack` would wait.
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload()),
    read: (expression) => page.evaluate(expression),
    print: () => page.pdf({ format: 'A4' }),
    close: () => browser.close(),
  };
}
