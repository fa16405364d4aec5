import { downloadsAnchor } from '@apidoc/richtext';
import { toSearchText } from '../../search/passages';
import type { SearchablePassage } from '../../search/searchablePage';
import type { LandingPage } from './model';

/** Returns the searchable content of the landing page: groups and downloads. */
export function toLandingPassages({ groups, downloads }: LandingPage): readonly SearchablePassage[] {
  return [
    ...groups.map(({ slug, title, description }) => ({
      text: toSearchText(description),
      section: title,
      anchor: slug,
    })),
    ...downloads.map(({ title, description }) => ({ text: description, section: title, anchor: downloadsAnchor })),
  ];
}
