import { createRoot } from 'react-dom/client';
import { setLanguage } from '@reliure/language';
import type { ComposerFile } from '../types.ts';
import type { Checks } from '../core/checkValues.ts';
import Composer from './Composer.tsx';
import { createOffers } from './offers.ts';

const offers = createOffers();

/** What the form of a page starts from. */
export interface ComposerStart {
  readonly file: ComposerFile;
  readonly checks: Checks | null;
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
export function mountComposer(element: HTMLElement, start: ComposerStart): () => void {
  setLanguage(document.documentElement.lang);
  const root = createRoot(element);
  root.render(<Composer {...start} offers={offers} />);
  return () => root.unmount();
}
