import { Children, type ReactNode } from 'react';
import { codeTitle } from '@apidoc/richtext';
import CodeSample from '../../components/CodeSample';

interface Props {
  readonly children: ReactNode;
  /** What stands after the language: `title="Requête"`. */
  readonly metastring?: string;
  readonly title?: string;
  readonly marks?: string;
}

/** A code block of a guide or of a post: static, where the theme’s own brings a highlighter to every visitor. */
export default function CodeBlock({ children, metastring, title, marks }: Props): ReactNode {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')
    .replace(/\n$/, '');
  const named = title ?? codeTitle(metastring ?? '');
  return (
    <CodeSample text={text} {...(named !== undefined && { title: named })} {...(marks !== undefined && { marks })} />
  );
}
