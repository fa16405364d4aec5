import type { Page } from '@playwright/test';
import { source, type RunOptions } from 'axe-core';
import { showIn, views, type View } from './views';

declare global {
  /** What the source of axe-core leaves in a page. */
  var axe: typeof import('axe-core');
  /** The elements of the page that hold text, by how they are drawn. */
  var looks: ReadonlyMap<string, readonly Element[]>;
}

/** WCAG 2.2, A and AA, and what axe calls best practice; without exception. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What does not depend on the theme: every rule but the one on contrast. */
const structureRules: RunOptions = {
  runOnly: { type: 'tag', values: axeTags },
  // Tagged as WCAG 2.2 AA, but off by itself.
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
  // Half of the time goes into naming the nodes that pass.
  selectors: false,
};

const contrastRule: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
  selectors: false,
};

/** Marks what is to be judged for its contrast. */
const marker = 'data-new-look';

/** Puts axe-core into every document that a page will load. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.addInitScript(source);
}

/** What is wrong in how the page is built, as it stands. */
export function findStructureFaults(page: Page): Promise<readonly string[]> {
  return findViolations(page, structureRules);
}

/**
 * What is hard to read, in each view, among the texts that are drawn in a way which no page before has shown: the same
 * element within the same elements, with the same classes and states, has the same colours.
 *
 * @param known The ways that have been judged; those of this page are added.
 */
export async function findContrastFaults(page: Page, known: Set<string>, inViews: readonly View[] = views) {
  const fresh = (await readLooks(page)).filter((look) => !known.has(look));
  if (fresh.length === 0) return [];
  for (const look of fresh) known.add(look);
  await page.evaluate(
    ([looksToJudge, attribute]) => {
      for (const look of looksToJudge) {
        // A few, because one alone may be out of sight.
        for (const element of (window.looks.get(look) ?? []).slice(0, 8)) element.setAttribute(attribute, '');
      }
    },
    [fresh, marker] as const,
  );
  const faults: string[] = [];
  for (const view of inViews) {
    await showIn(page, view);
    const found = await findViolations(page, contrastRule, `[${marker}]`);
    faults.push(...found.map((fault) => `${view.name}: ${fault}`));
  }
  return faults;
}

/** Rule, node and what is wrong with it. */
async function findViolations(page: Page, options: RunOptions, within = 'html'): Promise<readonly string[]> {
  const { violations } = await page.evaluate(([context, runOptions]) => window.axe.run(context, runOptions), [
    within,
    options,
  ] as const);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** All ways in which the page draws text: path of elements with what style sheets may ask for. */
async function readLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const paths = new Map<Element | null, string>([[null, '']]);
    const found = new Map<string, Element[]>();
    const describe = ({ name, value }: Attr): string =>
      value.length < 10 || name === 'class' ? `${name}=${value}` : name;
    const pathOf = (element: Element | null): string => {
      const read = paths.get(element);
      if (element === null || read !== undefined) return read ?? '';
      const attributes = [...element.attributes].filter(({ name }) =>
        /^(class|style|role|open|type|(data|aria)-(?!label))/.test(name),
      );
      const path = `${pathOf(element.parentElement)}>${element.tagName}[${attributes.map(describe).join()}]`;
      paths.set(element, path);
      return path;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement } = text;
      if (parentElement === null || text.textContent?.trim() === '') continue;
      const path = pathOf(parentElement);
      found.set(path, [...(found.get(path) ?? []), parentElement]);
    }
    window.looks = found;
    return [...found.keys()];
  });
}

/** Unfolds all that a page folds away: what is folded is not seen by axe. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) {
      // Those of a group would close each other.
      details.removeAttribute('name');
      details.open = true;
    }
    // What scrolls becomes a stop of the keyboard once it has been laid out.
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
