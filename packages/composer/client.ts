import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { events, fetchText } from '@reliure/browser';

/** Opens the form of a call when the visitor asks for it. Nothing of it is loaded before that. */
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
  const [{ mountComposer }, file, contract] = await Promise.all([
    import('./view/mountComposer.tsx'),
    fetchText(url),
    // Without it, values are not checked.
    fetchText(url.replace(/composer(?=[.]json$)/, 'openapi')).catch(() => null),
  ]);
  const place = document.createElement('div');
  const unmount = await mountComposer(place, {
    file,
    contract,
    call: chosenCall(),
    close: () => {
      close();
      button.focus();
    },
  });
  if (owner?.isConnected !== true) {
    unmount();
    return () => undefined;
  }
  const section = owner.parentElement;
  function close(): void {
    unmount();
    place.remove();
    section?.removeAttribute('data-composing');
  }
  button.textContent = title;
  owner.append(place);
  section?.setAttribute('data-composing', '');
  return close;
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
