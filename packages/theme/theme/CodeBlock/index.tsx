import { Children, type ReactNode } from 'react';
import { codeTitle } from '@apidoc/richtext';
import CodeSample from '../../components/CodeSample';

interface Props {
  readonly children: ReactNode;
  /** The text after the language, such as `title="Requête"`. */
  readonly metastring?: string;
  readonly title?: string;
  readonly marks?: string;
  /** `language-json`, from Markdown. */
  readonly className?: string;
}

/**
 * Renders a code block of a guide or post. It is static, whereas the theme’s own sends a highlighter to every visitor.
 */
export default function CodeBlock({ children, metastring, title, marks, className = '' }: Props): ReactNode {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')
    .replace(/\n$/, '');
  const named = title ?? codeTitle(metastring ?? '') ?? /language-(\S+)/.exec(className)?.[1];
  const isCall =
    className.includes('language-bash') && /^\s*curl\b/m.test(text) && !metastring?.includes('hors-contrat');
  return <CodeSample text={text} title={named} marks={marks} isCall={isCall} />;
}
