/**
 * Shows the theme of the system to visitors who chose it. Docusaurus sets a stored choice in the attributes of the page
 * before the first paint, but knows only the themes themselves.
 */
export function followSystemTheme(): void {
  const root = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    if (root.dataset['themeChoice'] === 'system') root.dataset['theme'] = dark.matches ? 'dark' : 'light';
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme-choice'] });
  dark.addEventListener('change', follow);
}
