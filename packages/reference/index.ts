export { toGuideMarkdown, toGuideNodes } from './guides/guide';
export { toErrorsMarkdown } from './kinds/errors/markdown';
export { toIntroductionMarkdown } from './kinds/introduction/markdown';
export type { SecurityScheme } from './kinds/introduction/types';
export { downloadPaths, environmentPath } from './kinds/landing/downloads';
export { toLandingMarkdown } from './kinds/landing/markdown';
export { lifecycleTitle } from './kinds/lifecycle/lifecycleWording';
export { lifecycleDirectiveNames, toLifecycleMarkdown } from './kinds/lifecycle/markdown';
export type { Lifecycle } from './kinds/lifecycle/model';
export { toOperationMarkdown } from './kinds/operation/markdown';
export { toLink } from './kinds/operation/otherOperations';
export type {
  Body,
  Callback,
  Content,
  ErrorCase,
  HistoryEntry,
  OperationPage,
  ParameterPlace,
  Response,
} from './kinds/operation/types';
export { toListMarkdown, toSchemaMarkdown } from './kinds/schema/markdown';
export { toLifecycleIndexMarkdown, toListIndexMarkdown, toSchemaIndexMarkdown } from './markdown/indexes';
export type { ErrorGroup, ListPage, SchemaPage } from './model/cataloguePages';
export { toEnvironments } from './model/environments';
export type { Environment } from './model/environments';
export { buildReference } from './model/reference';
export { operationSections, schemeAnchor } from './model/sections';
export { catalogueTitles } from './model/titles';
export type { Download, OperationLink, Reference, SearchPhrases } from './model/types';
export type { LoadedReference } from './plugin/loadedReference';
export type { ApiReferenceOptions } from './plugin/options';
export type { Outline } from './plugin/outline';
