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

/** Announces a short message to screen readers and, if a control is given, shows it below the control for a while. */
export function announce(message: string, control?: HTMLElement, shownForMs = 2000): void {
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
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // The control may be a part of a page that is higher than the window.
  note.style.insetBlockStart = `${Math.min(bottom + 6, height - 80)}px`;
  note.style.insetInline = left > width / 2 ? `auto ${width - right}px` : `${left}px auto`;
}
