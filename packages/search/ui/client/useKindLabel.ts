import { translate } from '@docusaurus/Translate';
import { useSearchData } from './searchData.ts';

/** Returns a function that returns the label of a hit’s kind; an unknown kind is labelled as a page. */
export function useKindLabel(): (kind: string) => string {
  const { kinds } = useSearchData();
  return (kind) => {
    switch (kind) {
      case 'field':
        return translate({ id: 'search.kind.field', message: 'Field' });
      case 'guide':
        return translate({ id: 'search.kind.guide', message: 'Guide' });
      case 'blog':
        return translate({ id: 'search.kind.blog', message: 'Blog post' });
      default:
        return kinds[kind] ?? translate({ id: 'search.kind.page', message: 'Page' });
    }
  };
}
