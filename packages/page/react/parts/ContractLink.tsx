import type { ReactNode } from 'react';
import type { LinkTarget } from '@reliure/richtext';
import PageLink from './PageLink.tsx';

interface Props {
  readonly target: LinkTarget;
  readonly children: ReactNode;
}

/**
 * Renders a link from the contract. If its target may be another site on the same host, the browser follows it instead
 * of the router.
 */
export default function ContractLink({ target: { url, isUnverified }, children }: Props): ReactNode {
  return isUnverified === true ? (
    <PageLink to={url} target="_self" data-noBrokenLinkCheck>
      {children}
    </PageLink>
  ) : (
    <PageLink to={url}>{children}</PageLink>
  );
}
