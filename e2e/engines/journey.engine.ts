import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extractText, getDocumentProxy } from 'unpdf';
import { readSite, serveSite } from 'reliure/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, findPrograms } from './engines.ts';
import type { Visitor } from './visitor.ts';

const operation = '/api/creer-une-visite';
const field = 'reponse-201.validation.date';
const timeout = 15_000;

describe.each(engines)('in $name', (engine) => {
  const programs = findPrograms(engine);
  let server: Server;
  let site: string;
  let visitor: Visitor;

  // Reported in the list of tests, and by scripts/engines.mjs before them.
  if ('reason' in programs) {
    it.skip(`skipped: ${programs.reason}`, () => undefined);
    return;
  }

  beforeAll(async () => {
    server = await serveSite(await readSite('site'), { port: 0 });
    site = `http://localhost:${(server.address() as AddressInfo).port}`;
    visitor = await engine.start(programs.paths);
    console.log(`  ${visitor.browser}`);
  });
  afterAll(async () => {
    await visitor.close();
    server.close();
    server.closeAllConnections();
  });

  const expectValue = (expression: string, want: unknown) =>
    expect.poll(() => visitor.read(expression), { timeout, message: expression }).toEqual(want);
  const title = "document.querySelector('h1').textContent";
  const path = 'location.pathname';

  it('shows an operation, the next one without a new document, and the first one again', async () => {
    await visitor.open(site + operation);
    await expectValue(title, 'Créer une visite');
    await expectValue("document.querySelector('[data-marks]').textContent.includes('curl')", true);
    // Before React has started, browsers follow links themselves.
    await visitor.click("//input[@role='combobox']");
    await expectValue('document.documentElement.dataset.hasHydrated', 'true');
    await visitor.read('(window.isFirstDocument = true)');
    const next = await visitor.read("document.querySelector('.pagination-nav__link--next').getAttribute('href')");
    await visitor.click("//a[contains(@class, 'pagination-nav__link--next')]");
    await expectValue(path, next);
    await expectValue(`${title} !== 'Créer une visite'`, true);
    await expectValue('window.isFirstDocument', true);
    await visitor.back();
    await expectValue(path, operation);
    await expectValue(title, 'Créer une visite');
  });

  it('finds a page by the search and highlights the words there', async () => {
    await visitor.open(`${site}/docs/intro`);
    await visitor.type("//input[@role='combobox']", 'demarrer une visite');
    const first = "document.querySelector('[role=option]')?.textContent.includes('Démarrer une visite') ?? false";
    await expectValue(first, true);
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    await expectValue(path, '/api/demarrer-une-visite');
    await expectValue("document.querySelectorAll('article mark').length > 0", true);
    await expectValue('location.search', '');
  });

  it('keeps the colour mode', async () => {
    await visitor.open(`${site}/docs/intro`);
    const theme = 'document.documentElement.dataset.theme';
    await expectValue(theme, 'light');
    await visitor.click("//button[contains(@aria-label, 'Changer de thème')]");
    await expectValue(theme, 'dark');
    await visitor.reload();
    await expectValue(theme, 'dark');
    await visitor.click("//button[contains(@aria-label, 'Changer de thème')]");
    await expectValue(theme, 'light');
  });

  it('expands the fields above the target of a link', async () => {
    await visitor.open('about:blank');
    await visitor.open(`${site}${operation}#${field}`);
    const box = `document.getElementById('${field}').getBoundingClientRect()`;
    await expectValue(`${box}.height > 0 && ${box}.top > 0 && ${box}.top < innerHeight`, true);
    await expectValue(`document.getElementById('${field}').dataset.revealed`, '');
  });

  it('prints a page as it was left, in light mode', async () => {
    const printed = async (address: string) => {
      await visitor.open('about:blank');
      await visitor.open(site + address);
      const file = await visitor.print();
      return file === null ? null : extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
    };
    const left = await printed(operation);
    if (left === null) {
      // The engine cannot be told to print, so only the preparation is seen.
      const theme = 'document.documentElement.dataset.theme';
      await visitor.read(`${theme} = 'dark', dispatchEvent(new Event('beforeprint'))`);
      await expectValue(theme, 'light');
      await visitor.read("dispatchEvent(new Event('afterprint'))");
      await expectValue(theme, 'dark');
      return;
    }
    expect(left.text.replace(/\s/g, '')).toContain('Créerunevisite');
    expect(left.text).not.toContain('rouverte');
    expect((await printed(`${operation}#${field}`))?.text).toContain('rouverte');
  });

  it('reads a page that was never opened from the offline copy', async () => {
    await visitor.open(`${site}/hors-ligne`);
    const button = "[...document.querySelectorAll('button')].some((one) => one.textContent === 'Garder une copie')";
    await expectValue(button, true);
    await visitor.click("//button[contains(., 'Garder une copie')]");
    const hasCopy = 'navigator.serviceWorker.controller !== null';
    await expect.poll(() => visitor.read(hasCopy), { timeout: 60_000, message: hasCopy }).toBe(true);
    server.close();
    server.closeAllConnections();
    await visitor.open(`${site}/docs/reperes/oxygene`);
    await expectValue("document.querySelector('h1').textContent.length > 3", true);
    await expectValue(path, '/docs/reperes/oxygene');
  });
});
