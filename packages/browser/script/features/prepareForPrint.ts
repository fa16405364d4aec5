/** Shows a page in light mode while it is printed. */
export function prepareForPrint(): void {
  const { dataset } = document.documentElement;
  let theme: string | undefined;
  window.addEventListener('beforeprint', () => {
    // A page may be prepared twice before it is printed.
    theme ??= dataset['theme'];
    dataset['theme'] = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (theme !== undefined) dataset['theme'] = theme;
    theme = undefined;
  });
}
