/**
 * Beginnings of the names of Infima’s classes and variables that no page of this site uses. A class that a guide needs
 * is removed from the list; `e2e/unusedStyles.spec.ts` names it.
 */
export const unusedStyles: readonly string[] = [
  ...['avatar', 'badge', 'breadcrumbs--', 'pagination--', 'pagination__', 'pills', 'shadow--', 'tabs'],
  ...['button-group', 'button--active', 'button--block', 'button--link', 'dropdown--nocaret', 'hero--', 'hero__'],
  ...['alert--primary', 'button--danger', 'button--info', 'button--success', 'button--warning'],
  ...['card__footer', 'card__header', 'card__image', 'col--offset', 'col--1', 'row--'],
  ...['margin--', 'margin-horiz', 'padding-horiz', 'padding-left', 'padding-right', 'padding-vert'],
  ...['text--bold', 'text--break', 'text--capitalize', 'text--italic', 'text--justify', 'text--lowercase'],
  ...['text--danger', 'text--info', 'text--primary', 'text--secondary', 'text--success', 'text--warning'],
  ...['danger', 'info', 'secondary', 'success', 'warning'].map((name) => `--ifm-color-${name}-light`),
  ...['--ifm-contrast-', '--ifm-dark', '--ifm-light'],
];
