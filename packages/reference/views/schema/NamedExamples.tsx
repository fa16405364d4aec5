import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { readableJson } from '@apidoc/schema';
import type { SchemaNode } from '@apidoc/schema';
import { Code } from '@apidoc/theme/react';
import RichTextView from '../text/RichTextView';
import styles from './schema.module.css';

/** Renders the named examples of a parameter, each with its summary, value and description. */
export default function NamedExamples({ node }: { readonly node: SchemaNode }): ReactNode {
  if (node.namedExamples === undefined) return null;
  return (
    <div>
      <p className={styles.details}>
        <Translate id="reference.field.namedExamples">Exemples :</Translate>
      </p>
      <ul>
        {node.namedExamples.map(({ name, title, description, value, url, isLink }) => {
          const shown = value !== undefined && node.isPlain === true ? readableJson(value) : (value ?? url);
          return (
            <li key={name}>
              <Code>{name}</Code>
              {title !== undefined && ` — ${title}`}
              {shown !== undefined && (
                <>
                  {' — '}
                  {isLink === true ? <a href={url}>{url}</a> : <Code>{shown}</Code>}
                </>
              )}
              {description !== undefined && <RichTextView content={description} topLevel={3} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
