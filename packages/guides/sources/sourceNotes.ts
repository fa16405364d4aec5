import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { ProblemsError, member, toText } from '@reliure/openapi';
import { readYaml } from '@reliure/openapi/node';
import { frontMatterOf } from '@reliure/richtext';
import { readRegister } from './readRegister.ts';
import { toNotes, type CitingPage } from './toNotes.ts';

interface Options {
  readonly siteDir: string;
  /** Path of the register, relative to the site’s folder. */
  readonly file: string;
  /** Path of the page that lists the register, without the base URL. */
  readonly path: string;
}

/**
 * Creates a step of Docusaurus’s Markdown preprocessor, which adds the notes of sources to a page. Notes are Markdown
 * footnotes, so that the page, its Markdown version and the search get them alike.
 *
 * @throws ProblemsError when the register is not valid.
 * @see https://docusaurus.io/docs/api/docusaurus-config#markdown
 */
export function sourceNotes({ siteDir, file, path }: Options): (markdown: string) => string {
  const registerFile = join(siteDir, file);
  let cached = { text: '', register: readRegister('').register };
  return (markdown) => {
    if (!/\[\^|^::sources$/m.test(markdown)) return markdown;
    const text = readFileSync(registerFile, 'utf8');
    if (text !== cached.text) {
      const { register, problems } = readRegister(text);
      if (problems.length > 0) throw new ProblemsError(problems.map((problem) => ({ file: registerFile, ...problem })));
      cached = { text, register };
    }
    return toNotes(markdown, cached.register, { path, toPage: (page) => toCitingPage(siteDir, page) });
  };
}

/**
 * Returns the page of a Markdown file; `null` for any other file.
 *
 * @example toCitingPage('site', 'docs/a/b.md') // { title: 'B', path: '/docs/a/b' }
 */
export function toCitingPage(siteDir: string, file: string): CitingPage | null {
  const fullPath = join(siteDir, file);
  if (!/\.mdx?$/.test(file) || !existsSync(fullPath)) return null;
  const front: unknown = readYaml(
    frontMatterOf(readFileSync(fullPath, 'utf8')).replaceAll('---\n', ''),
  ).contents?.toJSON();
  const { dir, name } = parse(file);
  const slug = toText(member(front, 'slug'));
  return {
    title: toText(member(front, 'title')) ?? name,
    path: dir.startsWith('blog')
      ? `/blog/${slug ?? name}`
      : `/${dir.replace(/^src\/pages\/?/, '')}/${slug ?? name}`.replace('//', '/'),
  };
}
