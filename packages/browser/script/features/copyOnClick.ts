import { announce } from '../announce.ts';
import { messages } from '#messages';
import { sectionOf } from '../../shared/sectionOf.ts';
import { fetchMarkdown } from '../../shared/fetchMarkdown.ts';
import { highlightParameter } from '../../shared/highlightParameter.ts';

/**
 * Copies what the attribute of a control asks for:
 *
 * - `data-copy`: its value. If that is empty, the code beside the control.
 * - `data-copy-from`: the Markdown version at the path that is its value.
 * - `data-copy-section`: the section below the nearest heading, from the page’s Markdown version.
 * - `data-copy-link`: the address of the link.
 */
export function copyOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-copy], [data-copy-from], [data-copy-section], [data-copy-link]')
        : null;
    if (control === null) return;
    const message = control.dataset['copyLink'] === undefined ? messages.copied : messages.linkCopied;
    const text = textOf(control);
    copy(text).then(
      () => announce(message, control),
      () =>
        Promise.resolve(text).then(
          () => announce(messages.copyRefused, control),
          () => announce(messages.textNotLoaded, control),
        ),
    );
  });
}

function textOf(control: HTMLElement): string | Promise<string> {
  const { copy: text, copyFrom } = control.dataset;
  if (copyFrom !== undefined) return fetchMarkdown(copyFrom);
  if (control.dataset['copySection'] !== undefined) return fetchSection(control);
  if (control instanceof HTMLAnchorElement) return withoutHighlight(control.href);
  return text === undefined || text === '' ? codeBeside(control) : text;
}

/** Removes the words of the visitor’s own search from a URL. */
function withoutHighlight(href: string): string {
  const address = new URL(href);
  address.searchParams.delete(highlightParameter);
  return address.href;
}

/** Returns the section whose heading is before a control, with the address of the section. */
async function fetchSection(control: HTMLElement): Promise<string> {
  const heading = control.previousElementSibling;
  const markdownVersion = document.querySelector<HTMLElement>('main [data-copy-from]')?.dataset['copyFrom'];
  if (heading === null || markdownVersion === undefined) throw new Error('No section to copy.');
  const level = Number(heading.tagName.slice(1));
  const controls = [...document.querySelectorAll('[data-copy-section]')];
  const ofLevel = controls.filter((other) => other.previousElementSibling?.tagName === heading.tagName);
  const index = ofLevel.indexOf(control);
  const section = sectionOf(await fetchMarkdown(markdownVersion), level, index);
  if (section === null) throw new Error(`No heading ${index} of level ${level}.`);
  const { origin, pathname } = location;
  return `${section}\n${messages.source} ${origin}${pathname}#${heading.id}\n`;
}

/** Returns the visible code beside a control; hidden code is in languages that are not selected. */
function codeBeside(control: HTMLElement): string {
  const codes = [...(control.closest('[data-code]')?.querySelectorAll('pre') ?? [])];
  return codes.find((code) => code.getClientRects().length > 0)?.textContent ?? '';
}

async function copy(text: string | Promise<string>): Promise<void> {
  // The API is missing outside secure contexts, such as a page served over HTTP.
  if (!('clipboard' in navigator)) throw new Error('No clipboard on this page.');
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Firefox before 127.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  // A promise is passed, because some browsers only allow writing while the click event is handled.
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
