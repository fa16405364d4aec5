import { translate } from '@docusaurus/Translate';
import type { HitKind } from '../../engine/hits';

/** What a hit is, in a word. */
export function kindLabel(kind: HitKind): string {
  switch (kind) {
    case 'operation':
      return translate({ id: 'search.kind.operation', message: 'Opération' });
    case 'field':
      return translate({ id: 'search.kind.field', message: 'Champ' });
    case 'schema':
      return translate({ id: 'search.kind.schema', message: 'Schéma' });
    case 'error':
      return translate({ id: 'search.kind.error', message: 'Erreur' });
    case 'list':
      return translate({ id: 'search.kind.list', message: 'Liste de codes' });
    case 'lifecycle':
      return translate({ id: 'search.kind.lifecycle', message: 'Cycle de vie' });
    case 'guide':
      return translate({ id: 'search.kind.guide', message: 'Guide' });
    case 'blog':
      return translate({ id: 'search.kind.blog', message: 'Article de blog' });
    case 'page':
      return translate({ id: 'search.kind.page', message: 'Page' });
  }
}
