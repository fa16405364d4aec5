import type { SiteFiles } from '@reliure/docusaurus/node';
import type { LoadedReference } from '@reliure/reference';
import { mainReference, referencePicturePath, sharedPicturePath } from '@reliure/richtext';
import { texts } from '../texts.ts';
import { drawPicture, loadFonts, type PictureTexts } from './drawPicture.ts';

/** A picture with its path from the site’s root. */
export type PlannedPicture = readonly [path: string, texts: PictureTexts];

/**
 * Lists the pictures of a site: one for each group of operations and each other part. One for each page would take
 * longer than the rest of the build.
 */
export function planPictures(
  site: string,
  { landing }: Pick<LoadedReference, 'landing'>,
  hasBlog: boolean,
  others: readonly Pick<LoadedReference, 'id' | 'label' | 'landing'>[] = [],
): readonly PlannedPicture[] {
  const { docs, docsPart, blog, reference } = texts().pictures;
  return [
    [sharedPicturePath('site'), { site, title: site, part: '' }],
    [sharedPicturePath('docs'), { site, title: docs, part: docsPart }],
    ...(hasBlog ? [[sharedPicturePath('blog'), { site, title: blog, part: '' }] as const] : []),
    ...planReference({ id: mainReference, label: reference, landing }, site),
    ...others.flatMap((other) => planReference(other, site)),
  ];
}

function planReference(
  { id, label, landing }: Pick<LoadedReference, 'id' | 'label' | 'landing'>,
  site: string,
): readonly PlannedPicture[] {
  return [
    [referencePicturePath(id), { site, title: label, part: '' }],
    ...landing.groups.map(({ slug, title }) => [referencePicturePath(id, slug), { site, title, part: label }] as const),
  ];
}

/** Draws pictures one after the other. */
export async function buildPictures(planned: readonly PlannedPicture[], logo: string | null): Promise<SiteFiles> {
  const fonts = await loadFonts();
  const files = new Map<string, Uint8Array>();
  for (const [path, texts] of planned) files.set(path, await drawPicture(texts, logo, fonts));
  return files;
}
