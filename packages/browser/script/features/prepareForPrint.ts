/** Shows a page in light mode while it is printed. */
export function prepareForPrint(): void {
  const undo: (() => void)[] = [];
  window.addEventListener('beforeprint', () => {
    undo.push(lighten());
  });
  window.addEventListener('afterprint', () => {
    // The last step is undone first, because a page may be prepared twice before it is printed.
    for (const step of undo.splice(0).reverse()) step();
  });
}

function lighten(): () => void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset['theme'] = 'light';
  return () => {
    dataset['theme'] = theme;
  };
}
