import type { LoadContext, Plugin } from '@docusaurus/types';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import { loadedReference } from '@reliure/reference';
import { toOutline } from '@reliure/reference/node';
import type { HomeProps } from '../src/pages/_home.tsx';

/** Number of posts on the home page. */
const postCount = 6;

/** Adds the home page, with the data of the reference and of the blog that it shows. */
export default function home({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'home',
    allContentLoaded({ allContent, actions }) {
      const reference = loadedReference(allContent);
      if (reference === undefined) throw new Error('The home page needs the plugin of the reference.');
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      const posts = blog.blogPosts
        .filter(({ metadata }) => !metadata.unlisted)
        .slice(0, postCount)
        .map(({ metadata: { title, permalink, date } }) => ({ title, permalink, date: date.toISOString() }));
      const props = { outline: toOutline(reference), posts } satisfies HomeProps;
      actions.addRoute({ path: baseUrl, component: '@site/src/pages/_home', exact: true, props });
    },
  };
}
