export { default as ArticleData } from './components/ArticleData.tsx';
export { default as Code } from './components/Code.tsx';
export { default as CodeSample } from './components/CodeSample.tsx';
export { default as CopyButton } from './components/CopyButton.tsx';
export { default as NotFoundMessage } from './components/NotFoundMessage.tsx';
export { default as ServerChoice } from './components/ServerChoice.tsx';
export { default as StructuredData } from './components/StructuredData.tsx';
export { default as TitleWithTools } from './components/TitleWithTools.tsx';
