/**
 * Beginnings of the names of Infima’s classes and variables that no page of this site uses. A class or a variable that a
 * page needs is removed from the list; `e2e/unusedStyles.spec.ts` names it. Without the list, each visitor would load
 * 2.4 kB more before the first page is shown.
 */
export const unusedStyles: readonly string[] = [
  ...['avatar', 'badge', 'breadcrumbs--', 'pagination--', 'pagination__', 'pills', 'shadow--', 'tabs'],
  ...['button-group', 'button--active', 'button--block', 'button--link', 'dropdown--nocaret', 'hero--', 'hero__'],
  ...['alert--primary', 'alert__', 'button--danger', 'button--info', 'button--success', 'button--warning'],
  ...['card__footer', 'card__header', 'card__image', 'card--', 'row--'],
  ...['col--offset', 'col--1', 'col--4', 'col--5', 'col--6', 'col--7'],
  ...['margin--', 'margin-horiz', 'margin-vert--none', 'margin-vert--xs', 'margin-vert--sm', 'margin-vert--md'],
  ...['margin-vert--xl', 'margin-top--none', 'margin-top--xs', 'margin-top--lg', 'margin-top--xl'],
  ...['margin-bottom--none', 'margin-bottom--xs', 'margin-left--none', 'margin-left--xs', 'margin-left--md'],
  ...['margin-left--lg', 'margin-left--xl', 'margin-right--none', 'margin-right--xs', 'margin-right--sm'],
  ...['margin-right--lg', 'margin-right--xl'],
  ...['padding--xs', 'padding--sm', 'padding--md', 'padding--lg', 'padding--xl', 'padding-horiz', 'padding-left'],
  ...['padding-right', 'padding-vert', 'padding-top--none', 'padding-top--xs', 'padding-top--sm', 'padding-top--lg'],
  ...['padding-top--xl', 'padding-bottom--none', 'padding-bottom--xs', 'padding-bottom--sm', 'padding-bottom--md'],
  ...[
    'padding-bottom--xl',
    'navbar--dark',
    'navbar--primary',
    'navbar__items--center',
    'navbar__search-input',
    'footer--',
    'footer__logo',
    'footer__link-sep',
  ],
  ...['text--bold', 'text--break', 'text--capitalize', 'text--italic', 'text--justify', 'text--l', 'text--no'],
  ...['text--danger', 'text--info', 'text--primary', 'text--s', 'text--uppercase', 'text--warning'],
  ...['danger', 'info', 'secondary', 'success', 'warning'].map((name) => `--ifm-color-${name}-light`),
  ...['danger', 'info', 'success', 'warning'].map((name) => `--ifm-color-${name}-darke`),
  ...['--ifm-avatar', '--ifm-badge', '--ifm-button-group', '--ifm-contrast-', '--ifm-dark', '--ifm-light'],
  ...[
    '--ifm-pagination-border',
    '--ifm-pagination-color',
    '--ifm-pagination-item',
    '--ifm-pagination-padding',
    '--ifm-pills',
    '--ifm-tabs',
    '--ifm-navbar-search-input',
    '--ifm-global-shadow-tl',
  ],
  ...['--ifm-color-primary-contrast', '--ifm-color-primary-darkest', '--ifm-color-primary-light'],
  ...['--ifm-font-color-secondary', '--ifm-font-weight-light', '--ifm-transition-slow'],
];
