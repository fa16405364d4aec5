import type { RichText } from '@apidoc/richtext';
import { schemeAnchor } from '../../model/sections';
import type { SecurityScheme } from '../../model/access/security';
import { toSearchText } from '../../search/places';
import type { SearchablePlace } from '../../search/searchablePage';
import { joinSentences } from '../../search/joinSentences';
import type { IntroductionPage } from './model';

/** Returns the searchable content of the introduction: its sections and the security schemes. */
export function toIntroductionPlaces({
  description = [],
  authentication,
}: IntroductionPage): readonly SearchablePlace[] {
  return [...toSectionPlaces(description), ...authentication.flatMap(toSchemePlaces)];
}

/** Returns a security scheme and its scopes. Several flows may have the same scope, which is only returned once. */
function toSchemePlaces({ name, type, detail, description, flows }: SecurityScheme): readonly SearchablePlace[] {
  const anchor = schemeAnchor(name);
  const scopes = new Map(
    flows.flatMap((flow) => flow.scopes.map((scope) => [scope.name, toSearchText(scope.description)])),
  );
  return [
    {
      text: joinSentences(detail === undefined ? type : `${type} ${detail}`, toSearchText(description)),
      section: name,
      anchor,
    },
    ...[...scopes].map(([scope, meaning]) => ({ text: meaning, section: scope, anchor })),
  ];
}

/** Returns one place per heading, with the text below it. */
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
