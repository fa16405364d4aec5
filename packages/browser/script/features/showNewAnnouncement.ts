import { forgetChoice, readChoice } from '../../shared/choice';

/**
 * Shows an announcement that is not the one that was dismissed. The theme hides the bar whichever was, before the page is
 * drawn, and compares them when React has started: that would be a visit later.
 *
 * @param id Of the page’s announcement; `null` where there is none.
 */
export function showNewAnnouncement(id: string | null): void {
  if (id !== null && readChoice('docusaurus.announcement.id') !== id) forgetChoice('docusaurus.announcement.dismiss');
}
