import type { ClientModule } from '@docusaurus/types';
import { isDataDear } from '../../page-script/isDataDear';
import { isRefused } from '../choice';

/** Milliseconds after the page’s program has started: what the visitor turned to comes first. */
const delay = 2000;

const keepCopyLater: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    const isFirst = previousLocation === null && process.env['NODE_ENV'] === 'production';
    if (!isFirst || !('serviceWorker' in navigator) || isRefused() || isDataDear()) return;
    setTimeout(() => {
      // A browser that refuses keeps no copy, and the page on offline reading says so.
      import('./keepCopy').then(({ keepCopy }) => keepCopy()).catch(() => undefined);
    }, delay);
  },
};

export default keepCopyLater;
