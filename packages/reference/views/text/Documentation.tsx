import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { NamedLink } from '@apidoc/richtext';
import NamedLinkView from './NamedLinkView';

interface Props {
  readonly link: NamedLink;
}

/** Renders a link to external documentation. */
export default function Documentation({ link }: Props): ReactNode {
  return (
    <p>
      <Translate id="reference.documentation">Pour en savoir plus :</Translate> <NamedLinkView link={link} />
    </p>
  );
}
