import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { glob } from 'tinyglobby';
import { loadContract } from '../../core/contract/load';
import { loadChangelog } from '../../plugins/api-reference/loadChangelog';
import { loadScenarios } from '../../core/scenarios/load';
import { readSearchPhrases, toGuidePages, type SearchableGuide } from '../../core/search/guidePages';
import { readLexicon } from '../../core/search/lexicon';
import { toReferencePages } from '../../core/search/referencePages';
import type { Lexicon } from '../../core/search/synonyms';
import type { PageKind, SearchablePage } from '../../core/search/types';
import { identity } from '../../identity';

/** What the site’s search indexes, read without building the site. */
export async function loadCorpus(): Promise<readonly SearchablePage[]> {
  const contract = await loadContract(identity.contract);
  const { reference, changelog } = await loadChangelog(
    'contract/versions',
    contract.document,
    '/docs/changelog/overview',
  );
  const scenarios = await loadScenarios(join(dirname(identity.contract), 'scenarios'), contract.document, reference);
  const guides = await Promise.all([
    readGuides('docs', '/docs/', 'guide', ['Documentation']),
    readGuides('blog', '/blog/', 'blog', ['Blog']),
    readGuides('src/pages', '/', 'page', []),
  ]);
  return [...toReferencePages(reference), ...toGuidePages(guides.flat(), reference.lifecycles, scenarios, changelog)];
}

async function readGuides(
  folder: string,
  root: string,
  kind: PageKind,
  breadcrumbs: readonly string[],
): Promise<readonly SearchableGuide[]> {
  // Docusaurus makes no page of what begins so: other pages take it in.
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
        breadcrumbs,
        searchPhrases: readSearchPhrases(frontMatter, join(folder, file)),
      };
    }),
  );
}

/** What visitors type for the site’s words. */
export async function loadLexicon(): Promise<Lexicon> {
  const file = 'i18n/fr/synonymes.yaml';
  return readLexicon(await readFile(file, 'utf8'), file);
}
