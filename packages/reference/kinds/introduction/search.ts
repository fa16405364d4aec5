import type { RichText } from '@apidoc/richtext';
import { schemeAnchor } from '../../model/sections';
import type { SecurityScheme } from '../../model/access/security';
import { toSearchText } from '../../search/passages';
import type { SearchablePassage } from '../../search/searchablePage';
import { joinSentences } from '../../search/joinSentences';
import type { IntroductionPage } from './model';

/** Returns the searchable content of the introduction: its sections and the security schemes. */
export function toIntroductionPassages({
  description = [],
  authentication,
}: IntroductionPage): readonly SearchablePassage[] {
  return [...toSectionPassages(description), ...authentication.flatMap(toSchemePassages)];
}

/** Returns a security scheme and its scopes. Several flows may have the same scope, which is only returned once. */
function toSchemePassages({ name, type, detail, description, flows }: SecurityScheme): readonly SearchablePassage[] {
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

/** Returns one passage per heading, with the text below it. */
function toSectionPassages(content: RichText): readonly SearchablePassage[] {
  const passages: { text: string; section?: string; anchor?: string }[] = [{ text: '' }];
  for (const block of content) {
    const text = toSearchText([block]);
    if (block.type === 'heading') passages.push({ text: '', section: text, anchor: block.data?.id });
    else {
      const passage = passages.at(-1);
      if (passage !== undefined) passage.text = `${passage.text} ${text}`.trim();
    }
  }
  return passages.filter(({ text, section }) => text !== '' || section !== undefined);
}
