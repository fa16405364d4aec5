import { removeChoice, readChoice } from '../../shared/choice.ts';

/**
 * Shows an announcement unless it is the one that was dismissed. Before the first paint, the theme hides the bar if any
 * announcement was dismissed; it compares the ids only when React starts, which would show the new announcement one
 * visit later.
 *
 * @param id Id of the page’s announcement; `null` if there is none.
 */
export function showNewAnnouncement(id: string | null): void {
  if (id !== null && readChoice('docusaurus.announcement.id') !== id) removeChoice('docusaurus.announcement.dismiss');
}
