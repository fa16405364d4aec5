export { createAnchors } from './addresses/anchors';
export type { Anchors } from './addresses/anchors';
export { anyLinks, createContractLinks, isSafeUrl, isWebAddress } from './addresses/links';
export type { DeadLink, LinkTarget, LinkTargets, TextLinks } from './addresses/links';
export { pickOperationLink } from './addresses/operationLink';
export type { OperationLink } from './addresses/operationLink';
export {
  codeAnchor,
  downloadsAnchor,
  errorPath,
  errorsSlug,
  groupPath,
  introductionSlug,
  listFilePath,
  listForms,
  referenceLabel,
  referencePath,
  sharedPicturePath,
  sharedPictures,
  statusAnchor,
} from './addresses/paths';
export type { ListForm } from './addresses/paths';
export { toRedirectPage } from './addresses/redirectPage';
export { toDocumentation, toTarget } from './documentation';
export type { NamedLink } from './documentation';
export { escapeMarkup } from './escapeMarkup';
export { bodyOf, frontMatterOf } from './frontMatter';
export { isHighlighted, toMarks } from './highlight/toMarks';
export type { Marks } from './highlight/toMarks';
export { codeTitle } from './markdown/codeTitle';
export { isShellCall } from './markdown/isShellCall';
export { createLinks, extractPath, markdownVersionPath } from './markdown/links';
export type { Links, Site } from './markdown/links';
export {
  joinPhrases,
  toCode,
  toHeading,
  toItem,
  toLabelled,
  toLink,
  toList,
  toLists,
  toPageLine,
  toPageOpening,
  toPageLink,
  toParagraph,
  toSection,
  toStrong,
  toTable,
  toTextNode,
} from './markdown/nodes';
export type { Blocks, Phrasing } from './markdown/nodes';
export { asWritten, toBlocks, toOneLine, toPhrasing } from './markdown/richText';
export type { LinkWriter } from './markdown/richText';
export { serialize } from './markdown/serialize';
export type { Block, Phrase, RichText } from './richText';

export { toSearchPhrases } from './searchPhrases';
export { toDescription } from './toDescription';
export { toPlainText } from './toPlainText';
export { toShortTitle } from './shortTitle';
export { toTitle } from './toTitle';
export { toHeadingAnchors, toRichText } from './toRichText';
