import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import { referencePath } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import type { Group } from '../../model/groups/groups';
import MethodLabel from '../../views/MethodLabel';
import BreakableText from '../../views/text/BreakableText';
import Documentation from '../../views/text/Documentation';
import RichTextView from '../../views/text/RichTextView';
import styles from './LandingPageView.module.css';

interface Props {
  readonly group: Group;
}

/** Renders a group of operations. */
export default function GroupSection({ group }: Props): ReactNode {
  return (
    <section className={styles.group} data-filter-group={group.title}>
      <Heading as="h2" id={group.slug}>
        <BreakableText text={group.title} />
      </Heading>
      <GroupContent group={group} />
    </section>
  );
}

/**
 * Renders a group of a large contract, collapsed. Its anchor is inside, because browsers expand what contains the target
 * of a link.
 */
export function CollapsedGroup({ group }: Props): ReactNode {
  useBrokenLinks().collectAnchor(group.slug);
  return (
    <section>
      <details className={styles.collapsed} data-filter-group={group.title}>
        <summary>
          <h2>
            <BreakableText text={group.title} />
          </h2>{' '}
          {group.operations.length > 0 && <span>{group.operations.length}</span>}
        </summary>
        <div id={group.slug}>
          <GroupContent group={group} />
        </div>
      </details>
    </section>
  );
}

function GroupContent({ group: { description, documentation, operations } }: Props): ReactNode {
  return (
    <>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      {documentation !== undefined && <Documentation link={documentation} />}
      {operations.length > 0 && (
        <ul className={styles.operations}>
          {operations.map(({ slug, title, short, method, path, deprecated }) => (
            <li key={slug} data-operation="" data-filter-item="">
              <MethodLabel method={method} size="small" />
              <div>
                <Link to={referencePath(slug)} data-short={short}>
                  <BreakableText text={title} />
                </Link>
                {deprecated === true && (
                  <span className={styles.deprecated} data-deprecated="">
                    <Translate id="reference.landing.deprecated">obsolète</Translate>
                  </span>
                )}
                <Code className={styles.path}>{path}</Code>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
