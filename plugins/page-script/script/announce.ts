const shownForMs = 2000;

/** Says something short beside a control, to eyes and to screen readers. */
export function announce(message: string, control: HTMLElement): void {
  const note = document.querySelector<HTMLElement>('.page-note') ?? createNote();
  const { left, right, bottom } = control.getBoundingClientRect();
  note.textContent = message;
  note.style.insetBlockStart = `${bottom + 6}px`;
  const width = document.documentElement.clientWidth;
  if (left > width / 2) note.style.cssText += `;inset-inline: auto ${width - right}px`;
  else note.style.cssText += `;inset-inline: ${left}px auto`;
  const shown = String(performance.now());
  note.dataset['shown'] = shown;
  setTimeout(() => {
    if (note.dataset['shown'] === shown) note.textContent = '';
  }, shownForMs);
}

function createNote(): HTMLElement {
  const note = document.createElement('div');
  note.className = 'page-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
  return note;
}
