import { expect, type Page } from '@playwright/test';
import { source, type RunOptions } from 'axe-core';
import { showIn, views, type View } from './views.ts';

declare global {
  /** Defined by axe-core’s script. */
  var axe: typeof import('axe-core');
  /** The elements of the page that contain text, by their look (see `readLooks`). */
  var looks: ReadonlyMap<string, readonly Element[]>;
}

/** WCAG 2.2, levels A and AA, and axe’s best practices, without exceptions. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every rule that does not depend on the theme, which is all but contrast. */
const structureRules: RunOptions = {
  runOnly: { type: 'tag', values: axeTags },
  // This WCAG 2.2 AA rule is disabled by default.
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
  // Otherwise, half of the time would be spent on selectors for the nodes that pass.
  selectors: false,
};

const contrastRule: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
  selectors: false,
};

/** Marks elements whose contrast is to be checked. */
const marker = 'data-new-look';

/** Adds axe-core to every document that a page loads. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.addInitScript(source);
}

/** Finds faults in the structure of the page in its current state. */
export function findStructureFaults(page: Page): Promise<readonly string[]> {
  return findViolations(page, structureRules);
}

/**
 * Finds contrast faults in each view. Skips combinations of styles that an earlier page had.
 *
 * @param known The combinations seen so far; those of this page are added.
 */
export async function findContrastFaults(page: Page, known: Set<string>, inViews: readonly View[] = views) {
  const fresh = (await readLooks(page)).filter((look) => !known.has(look));
  if (fresh.length === 0) return [];
  for (const look of fresh) known.add(look);
  await page.evaluate(
    ([looksToJudge, attribute]) => {
      for (const look of looksToJudge) {
        // Several elements, because one alone may be hidden.
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

/** Returns a line for each violation, with the rule, the node and the reason. */
async function findViolations(page: Page, options: RunOptions, within = 'html'): Promise<readonly string[]> {
  const { violations } = await page.evaluate(([context, runOptions]) => window.axe.run(context, runOptions), [
    within,
    options,
  ] as const);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/**
 * Lists the looks of the page’s texts. A look is the path of elements to a text, with the attributes that style sheets
 * may select: texts with the same look have the same colours.
 */
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

/**
 * Expands everything that is collapsed on a page, because axe ignores hidden content, except in a sidebar that is hidden
 * itself. Open menus would cover the page.
 */
export async function expandAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const hidden = [...document.querySelectorAll('aside')].filter((aside) => !aside.checkVisibility());
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([data-menu])')) {
      if (hidden.some((aside) => aside.contains(details))) continue;
      // Opening one of a group would close the others.
      details.removeAttribute('name');
      details.open = true;
    }
    // Scrollable areas become focusable after the next layout.
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  // The groups of the sidebar load their links when they are expanded.
  await expect(page.locator('details[open] > a[data-group-link]')).toHaveCount(0);
}
