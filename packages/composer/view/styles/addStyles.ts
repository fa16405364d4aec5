import { fieldStyles } from './fields.ts';
import { panelStyles } from './panel.ts';

let isAdded = false;

/**
 * Adds the styles of the form to the document, once. They are in its script, because the bundler puts all style sheets
 * into one that every page loads.
 */
export function addStyles(): void {
  if (isAdded) return;
  isAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fieldStyles + panelStyles);
  document.adoptedStyleSheets.push(sheet);
}
