/** Milliseconds for which a message is shown. */
const shownForMs = 2000;

/**
 * Adds the live region of the page script. It is added at the start, because screen readers announce changes to a live
 * region, but not its insertion.
 */
export function prepareAnnouncements(): void {
  const note = document.createElement('div');
  note.className = 'page-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
}

/** Announces a short message to screen readers and, if a control is given, shows it beside the control. */
export function announce(message: string, control?: HTMLElement): void {
  const note = document.querySelector<HTMLElement>('.page-note');
  if (note === null) return;
  note.textContent = message;
  note.classList.toggle('sr-only', control === undefined);
  if (control !== undefined) placeBeside(note, control);
  const shown = String(performance.now());
  note.dataset['shown'] = shown;
  setTimeout(() => {
    if (note.dataset['shown'] === shown) note.textContent = '';
  }, shownForMs);
}

function placeBeside(note: HTMLElement, control: HTMLElement): void {
  const { left, right, bottom } = control.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  note.style.insetBlockStart = `${bottom + 6}px`;
  note.style.insetInline = left > width / 2 ? `auto ${width - right}px` : `${left}px auto`;
}
