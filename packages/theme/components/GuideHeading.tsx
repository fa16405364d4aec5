import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import copyButton from './CopyButton.module.css';
import styles from './GuideHeading.module.css';

/** Renders the heading of a section of a guide, and a button that copies the section from the page’s Markdown version. */
export default function GuideHeading(props: ComponentProps<typeof Heading>): ReactNode {
  // The notes have no heading in the Markdown version.
  if (props.id === 'footnote-label') return <Heading {...props} />;
  const name = translate({ id: 'machines.copySection', message: 'Copy this section as Markdown' });
  return (
    <>
      <Heading {...props} />
      <button
        type="button"
        className={clsx(copyButton.button, styles.copy)}
        aria-label={name}
        title={name}
        data-static=""
        data-copy-section=""
      />
    </>
  );
}
