import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSitePath } from './sitePath.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {
  /** A path of the site, a URL, or an address of the reference. */
  readonly to: string;
};

/** Renders a link of a page of the reference. */
export default function PageLink({ to, ...attributes }: Props): ReactNode {
  return <Link to={useSitePath()(to)} {...attributes} />;
}
