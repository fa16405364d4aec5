import renderPage from '@docusaurus/core/lib/client/serverEntry';
import registry from '@generated/registry';
import { keepPages } from './keepPages';

/** Written in by the build. */
declare const SERVER_FOLDER: string, KEPT_PAGES_FOLDER: string;

/** What Docusaurus renders each page with, in place of its own entry. */
export default keepPages(renderPage, { folder: SERVER_FOLDER, registry }, KEPT_PAGES_FOLDER);
