const fields = 'input:not([type="radio"], [type="checkbox"]), textarea';

/**
 * Remembers what is typed before React answers. Where React keeps the built page, the fields keep it themselves; where it
 * draws another in its place, as on the not-found page, the function that comes back types it again into the new ones.
 */
export function rememberTypedTexts(signal: AbortSignal): () => void {
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, { readonly place: number; text: string }>();
  let focused: { readonly field: Element; readonly place: number } | null = null;
  const options = { capture: true, signal };
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) typed.set(target, { place: all().indexOf(target), text: target.value });
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = isField(target) ? { field: target, place: all().indexOf(target) } : null;
    },
    options,
  );

  return () => {
    for (const [field, { place, text }] of typed) {
      const successor = all()[place];
      if (field.isConnected || successor === undefined) continue;
      successor.value = text;
      successor.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // An element that is taken away loses the focus without a word.
    if (focused !== null && !focused.field.isConnected && document.activeElement === document.body) {
      all()[focused.place]?.focus();
    }
  };
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof Element && target.matches(fields);
}

function all(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)];
}
