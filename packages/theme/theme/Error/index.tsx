import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import CrashMessage from '../../components/CrashMessage/index.tsx';

/** Renders the last fallback, when the site’s frame itself has crashed. */
export default function SiteCrash({ error, tryAgain }: Props): ReactNode {
  return (
    <>
      <Head>
        <title>{translate({ id: 'crash.title', message: 'This page has encountered an error' })}</title>
      </Head>
      <CrashMessage error={error} tryAgain={tryAgain} />
    </>
  );
}
