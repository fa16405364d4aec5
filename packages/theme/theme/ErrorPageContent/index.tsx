import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import CrashMessage from '../../components/CrashMessage/index.tsx';

/** Renders the message that a page has crashed, inside the site’s frame. */
export default function PageCrash({ error, tryAgain }: Props): ReactNode {
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  // Guides share a frame, in which the message would remain although the next guide has not crashed.
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  });
  return <CrashMessage error={error} tryAgain={tryAgain} />;
}
