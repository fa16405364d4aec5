import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { glob } from 'tinyglobby';
import type { GuideKind } from '@reliure/guides/node';
import { setLanguage } from '@reliure/language';
import { loadReference } from '@reliure/reference/node';
import { readSearchPhrases } from '@reliure/guides';
import { toSearchablePages } from '@reliure/search';
import { readLexicon } from '@reliure/search/node';
import type { WrittenPage, SearchablePage } from '@reliure/search';
import { identity } from '../../site/identity.ts';
import type { Words } from './engines.ts';

/** Loads the pages that the site’s search indexes, without building the site. */
export async function loadCorpus(): Promise<readonly SearchablePage[]> {
  setLanguage(identity.language);
  const options = { changelogPage: '/docs/changelog/overview', hasScenarios: true, isCached: false };
  const { content } = await loadReference(resolve('site', identity.contract), options, {
    siteDir: process.cwd(),
    baseUrl: identity.baseUrl,
    siteConfig: identity,
  });
  const guides = await Promise.all([
    readGuides('site/docs', '/docs/', 'guide'),
    readGuides('site/blog', '/blog/', 'blog'),
    readGuides('site/src/pages', '/', 'page'),
  ]);
  return toSearchablePages([content], guides.flat(), '/');
}

async function readGuides(folder: string, root: string, kind: GuideKind): Promise<readonly WrittenPage[]> {
  // Docusaurus makes no pages from files whose name starts with `_`: they are included in other pages.
  const files = await glob('**/*.{md,mdx}', { cwd: folder, ignore: '**/_*' });
  return Promise.all(
    files.toSorted().map(async (file) => {
      const fileContent = await readFile(join(folder, file), 'utf8');
      const { frontMatter, content: body } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
      const path = typeof frontMatter['slug'] === 'string' ? frontMatter['slug'] : file.replace(/\.mdx?$/, '');
      const { title, description } = frontMatter;
      return {
        path: root + path,
        title: String(title),
        ...(typeof description === 'string' && { description }),
        body,
        isMdx: file.endsWith('.mdx'),
        kind,
        searchPhrases: readSearchPhrases(frontMatter, join(folder, file)),
      };
    }),
  );
}

/** Loads the lexicon and the thesaurus of the site. */
export async function loadWords(): Promise<Words> {
  const [lexicon = new Map(), thesaurus = new Map()] = await Promise.all(
    ['synonymes', 'thesaurus'].map(async (name) => {
      const file = `site/i18n/fr/${name}.yaml`;
      return readLexicon(await readFile(file, 'utf8'), file);
    }),
  );
  return { lexicon, thesaurus };
}
