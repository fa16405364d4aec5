import { translate } from '@docusaurus/Translate';
import { referenceKinds } from './index-files/indexes';

/** What a hit is, in a word; a plain page if its kind is unknown. */
export function kindLabel(kind: string): string {
  switch (kind) {
    case 'field':
      return translate({ id: 'search.kind.field', message: 'Champ' });
    case 'guide':
      return translate({ id: 'search.kind.guide', message: 'Guide' });
    case 'blog':
      return translate({ id: 'search.kind.blog', message: 'Article de blog' });
    default:
      return referenceKinds.get(kind) ?? translate({ id: 'search.kind.page', message: 'Page' });
  }
}
