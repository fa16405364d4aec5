import { downloadsAnchor } from '@apidoc/richtext';
import { toSearchText } from '../../search/places';
import type { SearchablePlace } from '../../search/searchablePage';
import type { LandingPage } from './model';

/** What can be found on the landing page: groups and files. */
export function toLandingPlaces({ groups, downloads }: LandingPage): readonly SearchablePlace[] {
  return [
    ...groups.map(({ slug, title, description }) => ({
      text: toSearchText(description),
      section: title,
      anchor: slug,
    })),
    ...downloads.map(({ title, description }) => ({ text: description, section: title, anchor: downloadsAnchor })),
  ];
}
