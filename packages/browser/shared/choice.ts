/** What the visitor chose, kept over pages; a browser that refuses storage forgets it, and that is all. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice for the pages to come; when the browser refuses, the console says so. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(error);
  }
}

/** Forgets a choice; when the browser refuses, the console says so. */
export function forgetChoice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}
