const choices = 'input[type="radio"][data-call-choice]';

/**
 * Opens the examples of the body and of the response that belong to the call that the visitor chooses, and closes those of
 * other calls. A visitor who opens such an example of the body chooses its call.
 */
export function chooseCall(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(choices)) openExamples(target.value);
  });
  document.addEventListener('click', ({ target }) => {
    const example = target instanceof Element ? target.closest<HTMLElement>('summary')?.parentElement : null;
    if (!(example instanceof HTMLDetailsElement) || example.open || example.dataset['call'] === undefined) return;
    const { call } = example.dataset;
    const choice = [...document.querySelectorAll<HTMLInputElement>(choices)].find(({ value }) => value === call);
    if (choice !== undefined) choice.checked = true;
  });
}

/** A section without an example of the call stays as it is: the contract does not say which belongs to it. */
function openExamples(call: string): void {
  for (const section of document.querySelectorAll('section')) {
    const examples = [...section.querySelectorAll<HTMLDetailsElement>('details[data-call]')];
    if (!examples.some((example) => example.dataset['call'] === call)) continue;
    for (const example of examples) example.open = example.dataset['call'] === call;
  }
}
