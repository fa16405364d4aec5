import { Children, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { codeTitle, isShellCall } from '@reliure/richtext';
import CodeSample from '../../components/CodeSample.tsx';

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
  const [, language] = /language-(\S+)/.exec(className) ?? [];
  const isCall = isShellCall(language ?? '', text);
  const name = language === 'bash' ? translate({ id: 'code.shell', message: 'Terminal' }) : language;
  return <CodeSample text={text} title={title ?? codeTitle(metastring ?? '') ?? name} marks={marks} isCall={isCall} />;
}
