import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import { useSitePath } from '@reliure/page/react';
import { referencePath } from '@reliure/richtext';
import type { OperationLink } from '../model/links.ts';

type PageLink = Pick<OperationLink, 'slug' | 'title'>;

interface Props {
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
}

/** Renders links to the previous and next page, in the order of the sidebar. */
export default function Pager({ previous, next }: Props): ReactNode {
  const toSitePath = useSitePath();
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({ id: 'reference.pager', message: 'Previous and next pages of the reference' })}
    >
      {previous !== undefined && (
        <PaginatorNavLink
          permalink={toSitePath(referencePath(previous.slug))}
          title={previous.title}
          subLabel={<Translate id="reference.pager.previous">Previous</Translate>}
        />
      )}
      {next !== undefined && (
        <PaginatorNavLink
          isNext
          permalink={toSitePath(referencePath(next.slug))}
          title={next.title}
          subLabel={<Translate id="reference.pager.next">Next</Translate>}
        />
      )}
    </nav>
  );
}
