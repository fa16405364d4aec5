import { createRoot } from 'react-dom/client';
import { setLanguage } from '@reliure/language';
import { parseJson } from '@reliure/openapi';
import { loadLanguage } from '@reliure/samples/browser';
import type { ComposerFile } from '../types.ts';
import { createChecks } from '../core/createChecks.ts';
import Composer from './Composer.tsx';
import { createOffers } from './offers.ts';
import { addStyles } from './styles/addStyles.ts';

const offers = createOffers();

/** The input from which the form of a page starts. */
export interface ComposerStart {
  /** The file of the operation as JSON, whose numbers keep their digits when it is read. */
  readonly file: string;
  /** The contract of the operation as JSON; `null` if it could not be loaded. */
  readonly contract: string | null;
  /** Index of the call that is chosen on the page. */
  readonly call: number;
  readonly close: () => void;
}

/**
 * Renders the form into an element of the page. It has a root of its own, because the page around it may be HTML without
 * components.
 *
 * @returns A function that removes it.
 */
export async function mountComposer(
  element: HTMLElement,
  { file: json, contract, ...start }: ComposerStart,
): Promise<() => void> {
  setLanguage(document.documentElement.lang);
  const language = await loadLanguage(shownLanguage());
  addStyles();
  const file = parseJson(json) as ComposerFile;
  const checks = contract === null ? null : createChecks(parseJson(contract), file);
  const root = createRoot(element);
  root.render(<Composer {...start} file={file} checks={checks} offers={offers} language={language} />);
  return () => root.unmount();
}

/** Returns the language of samples that the page shows. */
function shownLanguage(): string {
  const choice = document.querySelector<HTMLSelectElement | HTMLInputElement>(
    'select[data-sample-language], input[data-sample-language]:checked',
  );
  return choice?.value ?? '';
}
