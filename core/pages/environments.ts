import { createAnchors } from './anchors';
import { slugify } from '../contract/slug';
import { toPlainText } from './richText';
import type { Server } from './types';

/** A server as the tools for trying an API keep it: a name, and the address that every request begins with. */
export interface Environment {
  readonly slug: string;
  readonly name: string;
  /** Without a slash at the end; variables have their default values. */
  readonly baseUrl: string;
}

/** @example a server described as « Production. Données réelles. » becomes the environment « Production » */
export function toEnvironments(servers: readonly Server[]): readonly Environment[] {
  const anchors = createAnchors();
  return servers.map(({ url, description, variables }) => {
    const baseUrl = variables
      .reduce((text, { name, default: value }) => text.replaceAll(`{${name}}`, value), url)
      .replace(/\/+$/, '');
    const [sentence = ''] = toPlainText(description ?? []).split(/[.\n]/);
    const name = sentence.trim() === '' ? baseUrl : sentence.trim();
    return { slug: anchors.take(null, slugify(name) || 'serveur'), name, baseUrl };
  });
}
