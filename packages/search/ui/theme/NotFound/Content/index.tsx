import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { NotFoundMessage } from '@reliure/theme/react';
import type { Props } from '@theme/NotFound/Content';
import NearPages from '../../../notFound/NearPages.tsx';

/** Renders the not-found page with the pages that the address may have meant. The address is only known in browsers. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <NotFoundMessage {...(className !== undefined && { className })}>{isBrowser && <NearPages />}</NotFoundMessage>
  );
}
