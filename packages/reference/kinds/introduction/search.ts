import type { RichText } from '@apidoc/richtext';
import { schemeAnchor } from '../../model/sections';
import type { SecurityScheme } from '../../model/access/security';
import { toSearchText } from '../../search/places';
import type { SearchablePlace } from '../../search/searchablePage';
import { sentences } from '../../search/sentences';
import type { IntroductionPage } from './model';

/** What can be found on the introduction: its sections, and the ways to authenticate. */
export function toIntroductionPlaces({
  description = [],
  authentication,
}: IntroductionPage): readonly SearchablePlace[] {
  return [...toSectionPlaces(description), ...authentication.flatMap(toSchemePlaces)];
}

/** A way to authenticate, and its scopes; flows may have the same. */
function toSchemePlaces({ name, type, detail, description, flows }: SecurityScheme): readonly SearchablePlace[] {
  const anchor = schemeAnchor(name);
  const scopes = new Map(
    flows.flatMap((flow) => flow.scopes.map((scope) => [scope.name, toSearchText(scope.description)])),
  );
  return [
    {
      text: sentences(detail === undefined ? type : `${type} ${detail}`, toSearchText(description)),
      section: name,
      anchor,
    },
    ...[...scopes].map(([scope, meaning]) => ({ text: meaning, section: scope, anchor })),
  ];
}

/** One place a heading, with the text below it. */
function toSectionPlaces(content: RichText): readonly SearchablePlace[] {
  const places: { text: string; section?: string; anchor?: string }[] = [{ text: '' }];
  for (const block of content) {
    const text = toSearchText([block]);
    if (block.type === 'heading') places.push({ text: '', section: text, anchor: block.data?.id });
    else {
      const place = places.at(-1);
      if (place !== undefined) place.text = `${place.text} ${text}`.trim();
    }
  }
  return places.filter(({ text, section }) => text !== '' || section !== undefined);
}
