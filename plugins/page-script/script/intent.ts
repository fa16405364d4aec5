/** Milliseconds for which a mouse rests on something it aims at; less is passing by. */
const dwellMs = 65;

/** Calls when the visitor turns to an element that a selector chooses: by mouse, by finger, or with the keyboard. */
export function isCalled(selector: string, call: (element: Element) => void, signal?: AbortSignal): void {
  let timer = 0;
  const options = { capture: true, passive: true, ...(signal !== undefined && { signal }) };
  const chosen = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(selector) : null);

  const callNow = (event: Event): void => {
    const element = chosen(event);
    if (element !== null) call(element);
  };
  for (const type of ['focusin', 'touchstart', 'mousedown']) document.addEventListener(type, callNow, options);

  document.addEventListener(
    'mouseover',
    (event) => {
      clearTimeout(timer);
      const element = chosen(event);
      if (element !== null) timer = window.setTimeout(call, dwellMs, element);
    },
    options,
  );
}
