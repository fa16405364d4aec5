import type { ReactNode } from 'react';
import type { NamedLink } from '../../model/documentation';
import ContractLink from './ContractLink';

interface Props {
  readonly link: NamedLink;
}

/** A name, which leads to its page where it has one. */
export default function NamedLinkView({ link: { name, url, isUnsure } }: Props): ReactNode {
  if (url === undefined) return name;
  return <ContractLink target={{ url, ...(isUnsure === true && { isUnsure }) }}>{name}</ContractLink>;
}
