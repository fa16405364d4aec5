import type { ClientModule } from '@docusaurus/types';
import { highlightParameter } from './hitAddress';

/** Marks the words that a search led to on the page that it led to. */
const highlightModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    const words = new URLSearchParams(location.search).getAll(highlightParameter);
    if (words.length === 0) return undefined;
    let isLeft = false;
    let clear = (): void => undefined;
    import('./highlight').then(
      ({ highlight }) => {
        if (!isLeft) clear = highlight(words);
      },
      // The page reads as well without marks.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isLeft = true;
      clear();
    };
  },
};

export default highlightModule;
