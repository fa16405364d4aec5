import { language } from '@reliure/language';
import { escapeMarkup } from '../escapeMarkup.ts';

/** A redirect. */
export interface Redirect {
  /** Target, base URL included. */
  readonly href: string;
  /** Title of the page or section at the target. */
  readonly title: string;
  /** Path of the site’s icon, base URL included, if it has one. */
  readonly icon?: string;
}

/** Builds an HTML redirect page in the language of the site, for hosts where redirects cannot be configured. */
export function toRedirectPage({ href, title, icon = 'data:,' }: Redirect): string {
  // Without an icon, browsers request `/favicon.ico`, which this site does not have.
  const address = escapeMarkup(href);
  const name = escapeMarkup(title);
  return `<!DOCTYPE html>
<html lang="${language()}">
  <meta charset="utf-8">
  <title>${name}</title>
  <meta name="robots" content="noindex">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="${escapeMarkup(icon)}">
  <meta http-equiv="refresh" content="0; url=${address}">
  <p><a href="${address}">${name}</a></p>
</html>
`;
}
