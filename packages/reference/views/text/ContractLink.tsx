import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { LinkTarget } from '@apidoc/richtext';

interface Props {
  readonly target: LinkTarget;
  readonly children: ReactNode;
}

/** A link of the contract’s own. One that may lead to another site of the host is left to the browser. */
export default function ContractLink({ target: { url, isUnsure }, children }: Props): ReactNode {
  return isUnsure === true ? (
    <Link to={url} target="_self" data-noBrokenLinkCheck>
      {children}
    </Link>
  ) : (
    <Link to={url}>{children}</Link>
  );
}
