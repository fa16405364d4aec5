/** Milliseconds that the mouse must rest on an element; a shorter time means that it only passes over it. */
const dwellMs = 65;

/** Calls back when the visitor is about to use an element that matches a selector: by mouse, touch or keyboard. */
export function onIntent(selector: string, call: (element: Element) => void, signal?: AbortSignal): void {
  let timer = 0;
  let isIgnoringHover = false;
  const options = { capture: true, passive: true, ...(signal !== undefined && { signal }) };
  const findElement = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest(selector) : null;

  const callNow = (event: Event): void => {
    const element = findElement(event);
    if (element !== null) call(element);
  };
  for (const type of ['touchstart', 'mousedown']) document.addEventListener(type, callNow, options);

  document.addEventListener(
    'focusin',
    (event) => {
      // A menu that is opened by a click gives the focus to its first link, which the visitor has not chosen.
      if (event.target instanceof Element && event.target.matches(':focus-visible')) callNow(event);
    },
    options,
  );

  const callAfterRest = (event: Event): void => {
    clearTimeout(timer);
    const element = isIgnoringHover ? null : findElement(event);
    if (element !== null) timer = window.setTimeout(call, dwellMs, element);
  };
  document.addEventListener('mouseover', callAfterRest, options);

  // An element that appears under the mouse after a click, before the mouse moves, is not chosen by the visitor either.
  document.addEventListener('mousedown', () => (isIgnoringHover = true), options);
  document.addEventListener('wheel', () => (isIgnoringHover = false), options);
  document.addEventListener(
    'mousemove',
    (event) => {
      if (!isIgnoringHover || (event.movementX === 0 && event.movementY === 0)) return;
      isIgnoringHover = false;
      callAfterRest(event);
    },
    options,
  );
}
