import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Thing, WithContext } from 'schema-dts';

interface Props {
  readonly data: WithContext<Thing>;
}

/**
 * Renders data about the page for search engines.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data
 */
export default function StructuredData({ data }: Props): ReactNode {
  return (
    <Head>
      {/* The text of a script is not escaped, and titles of the contract may contain anything. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
    </Head>
  );
}
