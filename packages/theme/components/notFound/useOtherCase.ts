import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Leads from an address without a page to the same address in lower case, if that has one. Hosts distinguish cases. */
export default function useOtherCase(): void {
  const { pathname, search, hash } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isBelow = pathname.startsWith(baseUrl);
  const other = isBelow ? baseUrl + pathname.slice(baseUrl.length).toLowerCase() : pathname;
  useEffect(() => {
    // Escape sequences are the same in both cases.
    if (other === pathname || pathname.includes('%')) return;
    fetch(other, { method: 'HEAD' }).then(
      ({ ok }) => {
        if (ok) window.location.replace(other + search + hash);
      },
      () => undefined,
    );
  }, [pathname, other, search, hash]);
}
