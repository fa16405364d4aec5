import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';

/** The texts of a picture. */
export interface PictureTexts {
  readonly site: string;
  readonly title: string;
  /** The part of the site; empty for the site itself. */
  readonly part: string;
}

/** The size that social networks ask for. @see https://ogp.me/#structured */
const size = { width: 1200, height: 630 };

const weights = [400, 600] as const;

/** Loads the fonts of pictures: files of a package, so that all machines draw the same. */
export function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    weights.map(async (weight) => ({
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: await readFile(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
    })),
  );
}

/**
 * Draws the picture that other sites show beside a link, as a PNG file.
 *
 * @param logo The site’s icon as an SVG document, if it has one.
 */
export async function drawPicture(texts: PictureTexts, logo: string | null, fonts: Font[]): Promise<Uint8Array> {
  const svg = await satori(layOut(texts, logo), { ...size, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function layOut({ site, title, part }: PictureTexts, logo: string | null) {
  const icon = logo === null ? [] : [box({ width: 72, height: 72 }, undefined, { type: 'img', src: toDataUrl(logo) })];
  const page = { ...size, padding: 72, flexDirection: 'column', justifyContent: 'space-between', background: '#fff' };
  return box({ ...page, color: '#14232a', fontFamily: 'Inter' }, [
    box({ alignItems: 'center', gap: 24, fontSize: 36 }, [...icon, box({}, site)]),
    box({ fontSize: 72, fontWeight: 600, lineHeight: 1.15 }, title),
    box({ fontSize: 32, color: '#4a5b60' }, part),
  ]);
}

/** Creates an element as satori reads it: a node of React, without React. */
function box(style: object, children?: unknown, { type = 'div', ...attributes }: { type?: string; src?: string } = {}) {
  return { type, key: null, props: { style: { display: 'flex', ...style }, children, ...attributes } };
}

function toDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
