import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { twinPath } from '@apidoc/richtext';

interface Props {
  /** Of the page, with the base URL. */
  readonly address: string;
}

/** Tells programs where the Markdown of the page is. */
export default function TwinLink({ address }: Props): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(address)} />
    </Head>
  );
}
