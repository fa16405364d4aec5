import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NotFoundContent from '@theme/NotFound/Content';

interface Props {
  /** The menu of the section. */
  readonly children: ReactNode;
}

/** Renders the not-found page beside the menu of a section. The built page, which hosts send at any address, has no menu. */
export default function NotFoundBesideMenu({ children }: Props): ReactNode {
  if (!useIsBrowser()) return <NotFoundContent />;
  return (
    <div className="beside-menu">
      {children}
      <NotFoundContent />
    </div>
  );
}
