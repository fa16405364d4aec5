/**
 * Returns the option to which a key moves in the list of a combobox. The box itself is −1, between the last option and
 * the first: no option is active.
 *
 * @returns `null` if the key does not move.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function nextOption(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active >= count - 1 ? -1 : active + 1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    // Until an option is active, Home and End move within the text of the box.
    case 'Home':
      return active === -1 ? null : 0;
    case 'End':
      return active === -1 ? null : count - 1;
    default:
      return null;
  }
}
