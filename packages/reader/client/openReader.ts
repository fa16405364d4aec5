import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Opens and closes the reader of responses. Its scripts are loaded when it is first opened. */
async function toggle(button: HTMLElement, place: HTMLElement): Promise<void> {
  const { closeReader, openReader } = await import('../view/mountReader.tsx');
  const close = (): void => {
    closeReader(place);
    button.setAttribute('aria-expanded', 'false');
    button.focus();
  };
  if (button.getAttribute('aria-expanded') === 'true') {
    close();
    return;
  }
  openReader(place, button.dataset, close);
  button.setAttribute('aria-expanded', 'true');
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-reader]') : null;
    const place = button?.nextElementSibling;
    if (button !== null && place instanceof HTMLElement) toggle(button, place).catch(reportError);
  });
}
