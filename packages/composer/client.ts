import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { events } from '@reliure/browser';
import type { ComposerFile } from './types.ts';

/** Opens the form of a call when the visitor asks for it; nothing of it is loaded before. */
function createComposerModule(): ClientModule {
  let leave = (): void => undefined;
  if (ExecutionEnvironment.canUseDOM) {
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-compose]') : null;
      if (button === null || button.disabled) return;
      button.disabled = true;
      open(button)
        .then((close) => (leave = close))
        .catch((error: unknown) => {
          console.warn(error);
          button.textContent = button.dataset['failed'] ?? '';
        })
        .finally(() => (button.disabled = false));
    });
    document.addEventListener(events.changed, () => {
      leave();
      leave = () => undefined;
    });
  }
  return {};
}

/** @returns A function that removes the form. */
async function open(button: HTMLButtonElement): Promise<() => void> {
  const owner = button.parentElement;
  const { compose: url = '', title = '' } = button.dataset;
  const [{ mountComposer }, file] = await Promise.all([import('./view/mountComposer.tsx'), fetchFile(url)]);
  if (owner?.isConnected !== true) return () => undefined;
  button.textContent = title;
  const place = document.createElement('div');
  owner.append(place);
  const section = owner.parentElement;
  section?.setAttribute('data-composing', '');
  const unmount = mountComposer(place, {
    file,
    checks: null,
    call: chosenCall(),
    close: () => {
      close();
      button.focus();
    },
  });
  function close(): void {
    unmount();
    place.remove();
    section?.removeAttribute('data-composing');
  }
  return close;
}

async function fetchFile(url: string): Promise<ComposerFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as ComposerFile;
}

/** Returns the index of the call that the visitor has chosen on the page. */
function chosenCall(): number {
  const calls = [...document.querySelectorAll<HTMLInputElement>('input[data-call-choice]')];
  return Math.max(
    0,
    calls.findIndex(({ checked }) => checked),
  );
}

export default createComposerModule();
