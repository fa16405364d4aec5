export { createAnchors } from './addresses/anchors.ts';
export type { Anchors } from './addresses/anchors.ts';
export { anyLinks, createContractLinks, isSafeUrl, isWebAddress } from './addresses/links.ts';
export type { DeadLink, LinkTarget, LinkTargets, TextLinks } from './addresses/links.ts';
export { pickOperationLink } from './addresses/operationLink.ts';
export type { OperationLink } from './addresses/operationLink.ts';
export {
  apiCatalogPath,
  codeAnchor,
  downloadsAnchor,
  errorPath,
  errorSlug,
  errorsSlug,
  groupPath,
  indexPath,
  introductionSlug,
  listFilePath,
  listForms,
  referenceLabel,
  referencePath,
  referencePicturePath,
  sharedPicturePath,
  sharedPictures,
  skillsFolder,
  statusAnchor,
} from './addresses/paths.ts';
export type { ListForm } from './texts.fr.ts';
export { defaultBasePath, mainReference, resolveAddresses, toBasePath, toSitePath } from './addresses/sitePath.ts';
export { toRedirectPage } from './addresses/redirectPage.ts';
export { toDocumentation, toTarget } from './documentation.ts';
export type { NamedLink } from './documentation.ts';
export { escapeMarkup } from './escapeMarkup.ts';
export { bodyOf, frontMatterOf } from './frontMatter.ts';
export { languageId } from './highlight/languageId.ts';
export { highlightedLanguages, isHighlighted, toMarks } from './highlight/toMarks.ts';
export type { Marks } from './highlight/toMarks.ts';
export { codeTitle } from './markdown/codeTitle.ts';
export { isShellCall } from './markdown/isShellCall.ts';
export {
  composerEnding,
  composerPath,
  createLinks,
  errorsFilePath,
  extractPath,
  markdownVersionPath,
} from './markdown/links.ts';
export type { Links, Site } from './markdown/links.ts';
export {
  joinPhrases,
  toCode,
  toHeading,
  toItem,
  toLink,
  toList,
  toLists,
  toOpeningLine,
  toPageLine,
  toPageOpening,
  toPageLink,
  toParagraph,
  toSection,
  toStrong,
  toTable,
  toTextNode,
} from './markdown/nodes.ts';
export type { Blocks, Phrasing } from './markdown/nodes.ts';
export { asWritten, toBlocks, toOneLine, toPhrasing } from './markdown/richText.ts';
export type { LinkWriter } from './markdown/richText.ts';
export { parseMarkdown } from './parseMarkdown.ts';
export { serialize } from './markdown/serialize.ts';
export type { Block, Phrase, RichText } from './richText.ts';

export { toSearchPhrases } from './searchPhrases.ts';
export { toDescription } from './toDescription.ts';
export { toPlainText } from './toPlainText.ts';
export { toShortTitle } from './shortTitle.ts';
export { toTitle } from './toTitle.ts';
export { toHeadingAnchors, toRichText } from './toRichText.ts';
