/**
 * Where a key leads from an option of a combobox’s list: between the last one and the first is the box itself, −1, with
 * none chosen.
 *
 * @returns `null` for a key that leads nowhere.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function nextStep(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active >= count - 1 ? -1 : active + 1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    // In the box’s text until an option is chosen.
    case 'Home':
      return active === -1 ? null : 0;
    case 'End':
      return active === -1 ? null : count - 1;
    default:
      return null;
  }
}
