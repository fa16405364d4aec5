const tab = '[role="tab"]';
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Selects the tab beside the focused one with the arrow keys. The click is repeated if React has not started. */
export function moveAmongTabs(): void {
  document.addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
    const step = steps[key];
    if (step === undefined || altKey || ctrlKey || metaKey) return;
    if (!(target instanceof Element) || !target.matches(tab)) return;
    const tabs = [...(target.parentElement?.querySelectorAll<HTMLElement>(tab) ?? [])];
    const next = tabs.at((tabs.findIndex((one) => one === target) + step) % tabs.length);
    next?.focus();
    next?.click();
  });
}
