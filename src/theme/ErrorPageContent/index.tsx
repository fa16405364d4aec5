import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import CrashMessage from '@site/src/components/CrashMessage';

/** A page that crashed, inside the site’s frame. */
export default function PageCrash({ error, tryAgain }: Props): ReactNode {
  return <CrashMessage error={error} tryAgain={tryAgain} />;
}
