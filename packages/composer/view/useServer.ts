import { useEffect, useMemo, useState } from 'react';
import { readServers } from '@reliure/browser';

/** The server that receives the call. */
export interface ChosenServer {
  /** URL without a trailing slash. */
  readonly url: string;
  /** The variable of the token with its value, if that is known: that of the local server. */
  readonly token?: { readonly variable: string; readonly value: string };
}

const lists = '[data-servers] select';

/** Returns the server that the visitor has chosen on the page, else that of the contract. */
export function useServer(documented: string): ChosenServer {
  const [url, setUrl] = useState(() => document.querySelector<HTMLSelectElement>(lists)?.value ?? '');
  useEffect(() => {
    const follow = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement && target.matches(lists)) setUrl(target.value);
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, []);
  return useMemo(() => {
    if (url === '') return { url: documented };
    const { servers, variables } = readServers();
    const token = servers.find((server) => server.url === url)?.token;
    return { url, ...(token !== undefined && { token: { variable: variables.token, value: token } }) };
  }, [url, documented]);
}
