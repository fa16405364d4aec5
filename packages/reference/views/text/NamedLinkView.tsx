import type { ReactNode } from 'react';
import type { NamedLink } from '@apidoc/richtext';
import ContractLink from './ContractLink';

interface Props {
  readonly link: NamedLink;
}

/** Renders a name, with a link if it has a URL. */
export default function NamedLinkView({ link: { name, url, isUnverified } }: Props): ReactNode {
  if (url === undefined) return name;
  return <ContractLink target={{ url, ...(isUnverified === true && { isUnverified }) }}>{name}</ContractLink>;
}
