const shownForMs = 2000;

/** Where the page script speaks. It stands there from the start: screen readers tell what changes, not what comes. */
export function prepareAnnouncements(): void {
  const note = document.createElement('div');
  note.className = 'page-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
}

/** Says something short to screen readers, and beside a control, where one is named, to eyes. */
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
