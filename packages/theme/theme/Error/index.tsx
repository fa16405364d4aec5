import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import CrashMessage from '../../components/CrashMessage/index.tsx';

/** Renders the last fallback, when the site’s frame itself has crashed. */
export default function SiteCrash({ error, tryAgain }: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Cette page a rencontré une erreur</title>
      </Head>
      <CrashMessage error={error} tryAgain={tryAgain} />
    </>
  );
}
