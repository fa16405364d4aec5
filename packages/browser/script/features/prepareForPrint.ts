/**
 * Shows a page in light mode while it is printed and, if the style sheet cannot expand collapsed elements, expands
 * them.
 *
 * @see packages/theme/css/print.css
 */
export function prepareForPrint(): void {
  const undo: (() => void)[] = [];
  window.addEventListener('beforeprint', () => {
    undo.push(lighten());
    if (!CSS.supports('selector(::details-content)')) undo.push(unfold());
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

function unfold(): () => void {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], [data-example])')];
  const names = folded.map((details) => details.name);
  for (const details of folded) {
    // Elements with the same name would close each other.
    details.removeAttribute('name');
    details.open = true;
  }
  return () => {
    folded.forEach((details, index) => {
      details.open = false;
      if (names[index] !== '') details.name = names[index] ?? '';
    });
  };
}
