import { translate } from '@docusaurus/Translate';
import type { ModelLink } from '../../props';

/** What a page about things that operations share is called, in titles, menus and paths. */
export function modelTitle(kind: ModelLink['kind']): string {
  switch (kind) {
    case 'schemas':
      return translate({ id: 'reference.schemas.title', message: 'Schémas' });
    case 'lists':
      return translate({ id: 'reference.lists.title', message: 'Listes de codes' });
    case 'lifecycles':
      return translate({ id: 'reference.lifecycles.title', message: 'Cycles de vie' });
    case 'errors':
      return translate({ id: 'reference.errors.title', message: 'Erreurs' });
  }
}
