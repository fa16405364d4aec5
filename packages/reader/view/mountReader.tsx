import { createRoot, type Root } from 'react-dom/client';
import { setLanguage } from '@reliure/language';
import type { ReaderPlace } from '../types.ts';
import ReaderPanel from './ReaderPanel.tsx';

/** The readers that are open, by their places. */
const open = new Map<HTMLElement, Root>();

/**
 * Shows a reader.
 *
 * @param place An empty element of the page.
 * @param data The attributes of its button.
 */
export function openReader(place: HTMLElement, data: DOMStringMap, close: () => void): void {
  // Texts are in this language, which Docusaurus’s client does not set.
  setLanguage(document.documentElement.lang);
  // Readers of pages that the visitor has left.
  for (const other of open.keys()) if (!other.isConnected) closeReader(other);
  const root = createRoot(place);
  open.set(place, root);
  root.render(<ReaderPanel place={toPlace(data)} onClose={close} />);
}

function toPlace({ reader: errors = '', httpMethod: method, path, anchor }: DOMStringMap): ReaderPlace {
  const isOperation = method !== undefined && path !== undefined && anchor !== undefined;
  return { ...(isOperation && { operation: { method, path, anchor } }), ...(errors !== '' && { errors }) };
}

/** Removes a reader, and the text in it. */
export function closeReader(place: HTMLElement): void {
  open.get(place)?.unmount();
  open.delete(place);
}
