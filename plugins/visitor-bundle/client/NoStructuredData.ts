/** Stands for the theme’s descriptions of pages for search engines, which only the built pages need. */
export default function NoStructuredData(): null {
  return null;
}
