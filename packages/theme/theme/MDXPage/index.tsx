import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import MDXPage from '@theme-init/MDXPage';
import type { Props } from '@theme/MDXPage';
import TitleWithTools from '../../components/TitleWithTools.tsx';

/** Renders a plain page and, beside its title, links to its other forms. */
export default function MDXPageWithTools(props: Props): ReactNode {
  const { permalink, unlisted } = props.content.metadata;
  const components = useMemo(() => ({ header: withTools(unlisted ? null : permalink) }), [permalink, unlisted]);
  return (
    <MDXProvider components={components}>
      <MDXPage {...props} />
    </MDXProvider>
  );
}

/** Returns the component for the header of a page; without a path, it has no links to other forms. */
function withTools(address: string | null): (props: ComponentProps<'header'>) => ReactNode {
  return function HeaderWithTools(props) {
    const header = <header {...props} />;
    return address === null ? header : <TitleWithTools address={address}>{header}</TitleWithTools>;
  };
}
