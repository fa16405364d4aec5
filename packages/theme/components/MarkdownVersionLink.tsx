import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { markdownVersionPath } from '@reliure/richtext';

interface Props {
  /** Path of the page, including the base URL. */
  readonly address: string;
}

/** Adds a link to the Markdown version of the page to its head, for programs. */
export default function MarkdownVersionLink({ address }: Props): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownVersionPath(address)} />
    </Head>
  );
}
