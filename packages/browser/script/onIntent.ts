/** Milliseconds for which a mouse rests on something it aims at; less is passing by. */
const dwellMs = 65;

/** Calls when the visitor turns to an element that a selector chooses: by mouse, by finger, or with the keyboard. */
export function onIntent(selector: string, call: (element: Element) => void, signal?: AbortSignal): void {
  let timer = 0;
  let isAtRest = false;
  const options = { capture: true, passive: true, ...(signal !== undefined && { signal }) };
  const chosen = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(selector) : null);

  const callNow = (event: Event): void => {
    const element = chosen(event);
    if (element !== null) call(element);
  };
  for (const type of ['touchstart', 'mousedown']) document.addEventListener(type, callNow, options);

  document.addEventListener(
    'focusin',
    (event) => {
      // A menu that opens at a click gives its first link the focus: nobody has aimed at it.
      if (event.target instanceof Element && event.target.matches(':focus-visible')) callNow(event);
    },
    options,
  );

  const awaitRest = (event: Event): void => {
    clearTimeout(timer);
    const element = isAtRest ? null : chosen(event);
    if (element !== null) timer = window.setTimeout(call, dwellMs, element);
  };
  document.addEventListener('mouseover', awaitRest, options);

  // What opens under a mouse that has just clicked, and not moved since, is not aimed at either.
  document.addEventListener('mousedown', () => (isAtRest = true), options);
  document.addEventListener('wheel', () => (isAtRest = false), options);
  document.addEventListener(
    'mousemove',
    (event) => {
      if (!isAtRest || (event.movementX === 0 && event.movementY === 0)) return;
      isAtRest = false;
      awaitRest(event);
    },
    options,
  );
}
