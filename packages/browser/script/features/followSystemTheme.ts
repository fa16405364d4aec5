import { messages } from '#messages';
import { announce } from '../announce.ts';

/**
 * Shows the theme of the system to visitors who chose it, and the name of a choice beside its button. Docusaurus stores the
 * choice and sets it in the attributes of the page before the first paint, but knows only the themes themselves.
 */
export function followSystemTheme(): void {
  const { dataset } = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  let shown: string | undefined;
  const follow = (): void => {
    const { themeChoice: choice } = dataset;
    if (choice === 'system') dataset['theme'] = dark.matches ? 'dark' : 'light';
    if (shown !== undefined && shown !== choice) announceChoice(choice);
    shown = choice;
  };
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme-choice'] });
  dark.addEventListener('change', follow);
}

function announceChoice(choice: string | undefined): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-theme-toggle]')];
  const button = buttons.find((each) => each.getClientRects().length > 0);
  if (choice === 'light' || choice === 'dark' || choice === 'system') announce(messages.themes[choice], button);
}
