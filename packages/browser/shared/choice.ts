/** Reads a choice that the visitor made on any page; `null` without one, or if the browser refuses storage. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice for later pages; if the browser refuses storage, a warning is logged. */
export function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(error);
  }
}

/** Removes a choice; if the browser refuses storage, a warning is logged. */
export function removeChoice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}
