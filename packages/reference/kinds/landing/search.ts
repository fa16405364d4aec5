import { downloadsAnchor } from '@apidoc/richtext';
import { toSearchText } from '../../search/places';
import type { SearchablePlace } from '../../search/searchablePage';
import type { LandingPage } from './model';

/** Returns the searchable content of the landing page: groups and downloads. */
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
