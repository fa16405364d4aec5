import { join } from 'node:path';

/** Returns the path of a file that Docusaurus names as `@site/…`. @param folder The site’s folder. */
export function siteFile(source: string, folder: string): string {
  return source.startsWith('@site') ? join(folder, source.slice('@site'.length)) : source;
}
