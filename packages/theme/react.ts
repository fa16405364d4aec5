export { default as ArticleData } from './components/ArticleData';
export { default as Code } from './components/Code';
export { default as CodeSample } from './components/CodeSample';
export { default as CopyButton } from './components/CopyButton';
export { default as NotFoundMessage } from './components/NotFoundMessage';
export { default as ServerChoice } from './components/ServerChoice';
export { default as StructuredData } from './components/StructuredData';
export { default as TitleWithTools } from './components/TitleWithTools';
